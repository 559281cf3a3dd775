#!/usr/bin/env node
// Puts together what Firebase Hosting serves, from the shell's build: hosting.js --config <file>. With --origin <address> of the
// site that is live, nothing that it keeps is lost and no remote that it has breaks; without a configuration the shell alone.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readBuilds, root } from '../build/root.js';
import { importTypeScript } from '../build/run-typescript.js';
import { siteConfig, siteOrigin } from '../build/site-config.js';
import { writeShell, writeSite } from '../build/site-folder.js';
import { bringKept, livePage } from '../build/site-history.js';

function fail(message) {
  console.error(message);
  process.exit(1);
}

function options() {
  try {
    return parseArgs({
      options: {
        config: { type: 'string' },
        origin: { type: 'string' },
        out: { type: 'string', default: path.join(root, 'dist/hosting') },
      },
    }).values;
  } catch (error) {
    return fail(error.message);
  }
}

function readConfig(file) {
  if (!file) {
    fail(
      'Say which values to deploy with: npm run build:hosting -- --config <file>\n' +
        'The file is the config.json of the deployment; README.md, "Deploy", shows its fields.',
    );
  }
  try {
    const given = JSON.parse(readFileSync(file, 'utf8'));
    return { config: siteConfig(given), origin: siteOrigin(given) };
  } catch (error) {
    return fail(`${file}: ${error.message}`);
  }
}

/** Lines of a statement, with what each of them requires. */
function linesOf({ statement }) {
  const { stable, candidate } = JSON.parse(statement);
  return candidate ? [stable, candidate.entry] : [stable];
}

async function releasedLines(origin) {
  const answer = await fetch(`${origin}/remotes.json`, { signal: AbortSignal.timeout(10_000) });
  if (!answer.ok) throw new Error(`${origin}/remotes.json answers ${answer.status}: no remote was compared.`);
  const { releases } = await answer.json();
  return releases.flatMap(linesOf);
}

/** The remotes that are live, which this shell must not break; before the first release those that are built here. */
async function liveLines(origin) {
  try {
    const lines = await releasedLines(origin);
    if (lines.length > 0) return lines;
    console.log(`Nothing is released at ${origin} yet.`);
  } catch {
    console.log(
      `${origin} tells of no releases: this shell is checked against the remotes that are built here.`,
    );
  }
  return [...readBuilds(root).values()].map((text) => JSON.parse(text));
}

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim();

/** What the shell is of. A commit that does not say all is not named. */
function release() {
  const { version } = JSON.parse(readFileSync(path.join(root, 'shell/package.json'), 'utf8'));
  const commit = git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : undefined;
  return { version, commit };
}

/** The moment that the source is of, so that the same source makes the same site. */
function sourceDate() {
  const { SOURCE_DATE_EPOCH: given } = process.env;
  const seconds = Number(given ?? git('log', '-1', '--format=%ct'));
  return seconds > 0 ? new Date(seconds * 1000) : new Date();
}

/** Files of the live site come along; its remotes are those that must fit. */
async function fromLive(origin, target) {
  const page = await livePage(origin);
  if (page === undefined) {
    console.log(`No shell is live at ${origin} yet.`);
    return liveLines(origin);
  }
  const count = await bringKept({ origin, target });
  if (count > 0) console.log(`${count} files that open tabs may ask for were brought from ${origin}.`);
  return releasedLines(origin);
}

async function build({ config: file, origin: live, out: target }) {
  const shell = { root, target, release: release() };
  if (live !== undefined && file === undefined) {
    writeShell({ ...shell, live: await fromLive(live, target) });
    return `The shell is in ${path.relative(process.cwd(), target) || '.'}.`;
  }
  const { config, origin } = readConfig(file);
  const { projectId } = config.firebase;
  const { securityText } = await importTypeScript(
    new URL('../../shared/federation/server/security-text.ts', import.meta.url).href,
  );
  const lines =
    live === undefined ? liveLines(origin ?? `https://${projectId}.web.app`) : fromLive(live, target);
  writeSite({
    ...shell,
    live: await lines,
    config,
    securityText: securityText({ from: sourceDate(), origin }),
  });
  return `The site is in ${path.relative(process.cwd(), target) || '.'}, for project ${projectId}.`;
}

try {
  console.log(await build(options()));
} catch (error) {
  fail(`${error.message}\nIf it is not built: npm run build`);
}
