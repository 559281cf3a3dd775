import { readFileSync } from 'node:fs';
import path from 'node:path';

const PRODUCT = /^(?:shared\/|(?:shell|functions|mf-[^/]+)\/src\/)/;
const TEST = /\.(?:test|spec|bench|gallery)\.|\/testing\/|^functions\/test\/|^e2e\/|^[^/]+\/jest\./;

/**
 * @typedef {{ file: string, text: string, lines: number, isProduct: boolean, isTest: boolean, importers: string[] }} SourceFile
 *   importers: those that are no tests
 */

/**
 * The repository's files of code with who imports them.
 * @param {string} root folder of the packages
 * @param {import('dependency-cruiser').IModule[]} modules
 * @returns {SourceFile[]}
 */
export function sourceFiles(root, modules) {
  const own = modules.filter(
    ({ source, couldNotResolve, coreModule }) =>
      !couldNotResolve && !coreModule && !source.includes('node_modules/') && /\.[cm]?[jt]sx?$/.test(source),
  );
  return own.map(({ source, dependents }) => {
    const text = readFileSync(path.join(root, source), 'utf8');
    return {
      file: source,
      text,
      lines: text.split('\n').length - 1,
      isProduct: PRODUCT.test(source) && !TEST.test(source),
      isTest: TEST.test(source),
      importers: [...new Set(dependents)].filter((importer) => !TEST.test(importer)),
    };
  });
}

/** The lines of a text that are no comment, each with its number. */
export function codeLines(text) {
  return text
    .split('\n')
    .map((line, index) => ({ line: line.trim(), number: index + 1 }))
    .filter(({ line }) => line !== '' && !/^(?:\/\/|\/?\*)/.test(line));
}
