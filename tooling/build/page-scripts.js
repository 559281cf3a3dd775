import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { root } from './root.js';

const FOLDER = path.join(root, 'shared/federation/page-scripts');
const FILE = path.join(FOLDER, 'page-scripts.json');
const HOSTING = path.join(root, 'firebase.json');
/** By the name of the script: its module. */
const MODULES = {
  start: 'start.ts',
  preload: 'preload.ts',
  firstScreen: 'first-screen.ts',
  firstRead: 'first-read.ts',
  tracking: 'tracking.ts',
  invitation: 'invitation.ts',
};

async function bundle(module) {
  const { outputFiles } = await build({
    entryPoints: [path.join(FOLDER, module)],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    minify: true,
    logLevel: 'error',
  });
  const text = outputFiles[0].text.trim();
  const hash = createHash('sha256').update(text).digest('base64');
  return { text, hash: `'sha256-${hash}'` };
}

/**
 * The scripts that stand within pages, each bundled to one text, and its hash as a Content-Security-Policy names it.
 * @returns {Promise<Record<keyof typeof MODULES, { text: string, hash: string }>>}
 */
export async function pageScripts() {
  const entries = Object.entries(MODULES).map(async ([name, module]) => [name, await bundle(module)]);
  return Object.fromEntries(await Promise.all(entries));
}

/** Writes the scripts where servers read them, and their hashes into the policy of `firebase.json`. */
export async function writePageScripts() {
  const scripts = await pageScripts();
  const before = JSON.parse(readFileSync(FILE, 'utf8'));
  let hosting = readFileSync(HOSTING, 'utf8');
  for (const [name, { hash }] of Object.entries(scripts))
    hosting = hosting.replaceAll(before[name].hash, hash);
  writeFileSync(FILE, `${JSON.stringify(scripts, null, 2)}\n`);
  writeFileSync(HOSTING, hosting);
}
