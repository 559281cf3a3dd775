import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Open tabs ask for the files of their own version for so long. */
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** Copies a build's public files; each copy is dated today, so that its age says when it was last current. */
function copyBuild(from, to, isPrivate, now) {
  for (const file of filesIn(from)) {
    const name = path.relative(from, file);
    if (isPrivate(name)) continue;
    const target = path.join(to, name);
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(file, target);
    utimesSync(target, now, now);
  }
}

function removeOld(folder, now) {
  for (const file of filesIn(folder)) {
    if (now - statSync(file).mtimeMs > KEPT_DAYS * DAY_MS) unlinkSync(file);
  }
  const folders = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  for (const entry of folders.reverse()) {
    const target = path.join(entry.parentPath, entry.name);
    if (readdirSync(target).length === 0) rmdirSync(target);
  }
}

const isMap = (name) => name.endsWith('.map');

/**
 * Puts together what Hosting serves. Files of earlier builds stay for 30 days after they were last current.
 * @param {object} options
 * @param {string} options.root folder of the packages, built
 * @param {string} options.target folder that is served
 * @param {{ remotes: readonly { id: string, version: string }[] }} options.registry with URLs below /remotes/
 * @param {object} options.config content of config.json
 * @param {Date} [options.now]
 */
export function writeSite({ root, target, registry, config, now = new Date() }) {
  const shell = path.join(root, 'shell/dist');
  mkdirSync(target, { recursive: true });
  // The page is no file of the site: Hosting would serve it as it is, without nonce, instead of asking the function.
  const isPage = (name) => name === 'index.html' || name === 'shell.json';
  copyBuild(shell, target, (name) => isMap(name) || isPage(name), now);
  for (const { id, version } of registry.remotes) {
    const folder = path.join(target, 'remotes', id, version);
    copyBuild(path.join(root, id, 'dist'), folder, (name) => isMap(name) || name === 'remote.json', now);
  }
  const page = {
    html: readFileSync(path.join(shell, 'index.html'), 'utf8'),
    assets: JSON.parse(readFileSync(path.join(shell, 'shell.json'), 'utf8')),
  };
  for (const [name, content] of Object.entries({ page, config, remotes: registry })) {
    writeFileSync(path.join(target, `${name}.json`), `${JSON.stringify(content)}\n`);
  }
  removeOld(target, now.getTime());
}
