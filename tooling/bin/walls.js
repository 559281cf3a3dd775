#!/usr/bin/env node
// Who imports whom although it must not, a line each: walls.js [folder of the packages]
import path from 'node:path';
import { root } from '../build/root.js';
import { readImports } from '../lint/import-graph.js';
import { walls, wordsOf } from '../lint/walls.js';

const { summary } = await readImports(path.resolve(process.argv[2] ?? root), walls);
for (const violation of summary.violations) console.error(wordsOf(violation));
if (summary.violations.length > 0) process.exit(1);
console.log(
  `${summary.totalCruised} files, ${summary.totalDependenciesCruised} imports, none through a wall`,
);
