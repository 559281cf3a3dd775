#!/usr/bin/env node
// Writes a remote that works, with one list page: new-remote.js mf-<name>. Needs no network.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../build/root.js';
import { assertFree, namesOf, writeRemote } from '../new-remote/new-remote.js';
import { runNpm } from '../supply-chain/run-npm.js';

/** The package in the lockfile, and where npm would put the link to it: all that `npm install` would do for it. */
async function install(id) {
  await runNpm(['install', '--package-lock-only', '--offline', '--no-audit', '--no-fund']);
  if (!readFileSync(path.join(root, 'package-lock.json'), 'utf8').includes(`"node_modules/@fleetfoot/${id}"`))
    throw new Error(`${id} is written, and not in package-lock.json. Run: npm install`);
  const link = path.join(root, 'node_modules/@fleetfoot', id);
  if (!existsSync(link)) symlinkSync(path.join('../..', id), link);
}

function format(id) {
  const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
  spawnSync(process.execPath, [biome, 'check', '--write', id], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

try {
  const names = namesOf(process.argv[2]);
  const { id, path: route, page, slug } = names;
  await assertFree(root, names);
  const files = writeRemote(root, names);
  format(id);
  await install(id);
  console.log(`${files.map((file) => `  ${file}`).join('\n')}

${id} lists the organisation's people at ${route}, until src/list/${page}.tsx lists something of its own. Next:

  npm run dev ${id}                see it, and change it
  npx jest ${id}                   its tests
  npm run ops -- release ${id}     release it to the local cloud that runs here

@fleetfoot/${slug} owns it by CODEOWNERS: is that a team? Elsewhere a deployment must know the team's key before the first
release: README.md, "Add a remote".`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
