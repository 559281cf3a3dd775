import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { assertShellFits } from './fit.js';
import { readShell } from './root.js';
import { hashOf } from './site-history.js';

/** Open tabs ask for the files of their own version for so long. */
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** Puts a file in place at once: who reads meanwhile gets the one or the other. */
function replace(target, content) {
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(`${target}.tmp`, content);
  renameSync(`${target}.tmp`, target);
}

/** Copies a build's public files; each copy is dated today, so that its age says when it was last current. */
function copyBuild(from, to, isPrivate, now) {
  for (const file of filesIn(from)) {
    const name = path.relative(from, file);
    if (isPrivate(name)) continue;
    const target = path.join(to, name);
    replace(target, readFileSync(file));
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

/** What changes in place, and is written with every site. */
const IN_PLACE = ['page.json', 'files.json', 'config.json', 'security.txt', 'licences.txt', 'sw.js'];

/** Every other file, with its hash and the day that it was last current, so that another machine can keep it, too. */
function listOf(folder) {
  const names = filesIn(folder).map((file) => path.relative(folder, file));
  return Object.fromEntries(
    names
      .filter((name) => !IN_PLACE.includes(name))
      .map((name) => {
        const file = path.join(folder, name);
        return [name, { hash: hashOf(readFileSync(file)), at: statSync(file).mtime.toISOString() }];
      }),
  );
}

const json = (content) => `${JSON.stringify(content)}\n`;

/**
 * Brings a folder that is served to the shell as it is built. Files of earlier builds stay for 30 days after they were last
 * current; the page changes last and at once.
 * @param {object} options
 * @param {string} options.root folder of the packages, built
 * @param {string} options.target folder that is served
 * @param {readonly import('./fit.js').RemoteBuild[]} [options.live] lines of the remotes that must run in this shell
 * @param {{ version: string, commit?: string }} [options.release] what it is of
 * @param {Date} [options.now]
 * @throws before anything is written, when a remote was built for other doors than the shell has
 */
export function writeShell({ root, target, live = [], release, now = new Date() }) {
  const shell = path.join(root, 'shell/dist');
  const assets = readShell(root);
  assertShellFits(assets, live);
  mkdirSync(target, { recursive: true });
  // The page is no file of the site: Hosting would serve it as it is, without nonce, instead of asking the function.
  const isPage = (name) => name === 'index.html' || name === 'shell.json';
  copyBuild(shell, target, (name) => isMap(name) || isPage(name), now);
  removeOld(target, now.getTime());
  replace(path.join(target, 'files.json'), json(listOf(target)));
  const html = readFileSync(path.join(shell, 'index.html'), 'utf8');
  replace(path.join(target, 'page.json'), json({ html, assets, release }));
}

/**
 * Puts together what Hosting serves: the shell, and what a deployment says of itself.
 * @param {Parameters<typeof writeShell>[0] & { config: object, securityText: string }} options with the content of config.json and
 * security.txt
 * @throws like {@link writeShell}
 */
export function writeSite({ config, securityText, ...shell }) {
  writeShell(shell);
  writeFileSync(path.join(shell.target, 'config.json'), json(config));
  // Hosting leaves out what begins with a dot; firebase.json says where this file is asked for.
  writeFileSync(path.join(shell.target, 'security.txt'), securityText);
}
