import { createHash } from 'node:crypto';
import path from 'node:path';
import { findPages } from './find-pages.js';

function pageTable(rootDir) {
  const lines = findPages(path.join(rootDir, 'src')).map(
    ({ page, file, component }) => `  '${page}': async () => require(${JSON.stringify(file)}).${component},`,
  );
  return `exports.pages = {\n${lines.join('\n')}\n};\n`;
}

/** Writes the module `@fleetfoot/tooling/pages` of the remote that jest tests. */
export default {
  getCacheKey: (_source, _file, { config }) =>
    createHash('sha256').update(pageTable(config.rootDir)).digest('hex'),
  process: (_source, _file, { config }) => ({ code: pageTable(config.rootDir) }),
};
