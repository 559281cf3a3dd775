#!/usr/bin/env node
// Whether remotes run in a shell: fit.js [--shell <shell.json>] [<remote.json> …], without names those that are built here.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { assertShellFits } from '../build/fit.js';
import { readBuilds, readShell, root } from '../build/root.js';

const { values, positionals } = parseArgs({ options: { shell: { type: 'string' } }, allowPositionals: true });
const read = (file) => readFileSync(file, 'utf8');
const texts = positionals.length > 0 ? positionals.map(read) : [...readBuilds(root).values()];

try {
  const shell = values.shell === undefined ? readShell(root) : JSON.parse(read(values.shell));
  assertShellFits(
    shell,
    texts.map((text) => JSON.parse(text)),
  );
  console.log(`${texts.length} remotes fit the shell.`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
