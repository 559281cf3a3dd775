#!/usr/bin/env node
// Builds the shell, each remote and the functions in two folders of other names and depths, and compares the bytes:
// reproducible.js [package …]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildElsewhere, copyRepository } from '../build/build-elsewhere.js';
import { REMOTES } from '../build/root.js';
import { compareBuilds } from '../build/same-bytes.js';

const all = ['shell', ...REMOTES, 'functions'];
const named = process.argv.slice(2);
const unknown = named.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are ${all.join(', ')}.`);
  process.exit(1);
}
const packages = named.length > 0 ? named : all;

const temporary = mkdtempSync(path.join(tmpdir(), 'reproducible-'));
const folders = ['one', 'another/place/of a longer name'].map((name) => path.join(temporary, name));
const began = Date.now();
try {
  for (const folder of folders) copyRepository(folder);
  for (const name of packages) {
    await Promise.all(folders.map((folder) => buildElsewhere(folder, name)));
    const output = name === 'functions' ? 'lib' : 'dist';
    const [one, other] = folders.map((folder) => path.join(folder, name, output));
    const { files, differing } = compareBuilds(one, other);
    console.log(`${name.padEnd(18)}${files} files, ${differing.length} differ`);
    if (differing.length === 0) continue;
    process.exitCode = 1;
    console.error(differing.map((file) => `  ${file}`).join('\n'));
  }
  console.log(`Built in two folders in ${((Date.now() - began) / 1000).toFixed(0)} s.`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(temporary, { recursive: true, force: true });
}
