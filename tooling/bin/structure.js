#!/usr/bin/env node
// How the code is cut, in figures: structure.js [--list <measure>] [folder of the packages]
// Fails above a limit. --list names what a figure counts; a figure above its limit is listed anyway.
// structure.js walls [folder of the packages] names imports that are not allowed, structure.js unused exports and files that nobody uses.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../build/root.js';
import { runProgram } from '../build/run-program.js';
import { readImports } from '../lint/import-graph.js';
import { walls, wordsOf } from '../lint/walls.js';
import { bareTexts } from '../structure/bare-texts.js';
import { deadPaths } from '../structure/dead-paths.js';
import { looseTexts } from '../structure/loose-texts.js';
import {
  CRUMB_LINES,
  crumbs,
  duplicatedLines,
  idSpellings,
  literalPaths,
  titlesWithoutSubject,
} from '../structure/measures.js';
import { sourceFiles } from '../structure/source-files.js';

const [command, ...rest] = process.argv.slice(2);
if (command === 'walls') runProgram(['tooling/bin/walls.js', ...rest]);
if (command === 'unused') runProgram(['node_modules/knip/bin/knip.js', '--no-progress', ...rest]);

const { values, positionals } = parseArgs({ options: { list: { type: 'string' } }, allowPositionals: true });
const folder = path.resolve(positionals[0] ?? root);
const { modules, summary } = await readImports(folder, walls);
const files = sourceFiles(folder, modules);
const product = files.filter(({ isProduct }) => isProduct).length;
const isOfFigure = ({ rule }) => rule.name === 'cycle' || rule.name === 'orphan';
const violations = (name) =>
  summary.violations.filter(({ rule }) => rule.name === name).map(({ from }) => from);

/** By measure: what is counted, the most that there may be, and how many there were at 440f9ec, before issue 11. */
const MEASURES = {
  crumbs: [`files of ${CRUMB_LINES} lines or fewer with one importer`, Math.floor(product / 10), 247],
  ids: ['ids with more than one spelling', 0, 7],
  walls: ['imports through a wall', 0, 0],
  cycles: ['imports that form a ring', 0, 0],
  orphans: ['files without imports that nothing imports', 0, 0],
  paths: ['collections named as text outside shared/model', 0, 47],
  duplicates: ['lines that stand elsewhere too, six in a row', 89, 178],
  titles: ['titles of tests that do not begin with their subject', 0, 218],
  texts: ['texts in components of a remote that has a catalogue', 0, 271],
  loose: ['texts that change or stand beside what does, in no element of their own', 0],
  documents: ['paths that a document names and that lead nowhere', 0, 0],
};
const FOUND = {
  crumbs: crumbs(files),
  ids: idSpellings(files.filter(({ file }) => !file.startsWith('tooling/'))),
  walls: summary.violations.filter((violation) => !isOfFigure(violation)).map(wordsOf),
  cycles: violations('cycle'),
  orphans: violations('orphan'),
  paths: literalPaths(files),
  duplicates: duplicatedLines(files),
  titles: titlesWithoutSubject(files),
  texts: bareTexts(files),
  loose: looseTexts(folder, ['shared/tsconfig.json', 'shell/tsconfig.json', 'tsconfig.remotes.json']),
  documents: deadPaths(folder),
};

console.log(`${product} files of the product (920 at 440f9ec)\n`);
console.log(`${'measure'.padEnd(12)}now  limit  440f9ec`);
for (const [name, [what, limit, before]] of Object.entries(MEASURES)) {
  const found = FOUND[name];
  const isOver = found.length > (limit ?? Infinity);
  const figures = [
    String(found.length).padStart(6),
    String(limit ?? '').padStart(6),
    String(before ?? '').padStart(8),
  ];
  console.log(`${name.padEnd(9)}${figures.join(' ')}  ${what}${isOver ? ': over the limit' : ''}`);
  if (values.list === name || isOver) for (const item of found) console.log(`  ${item}`);
  if (isOver) process.exitCode = 1;
}
