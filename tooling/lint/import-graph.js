import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import swc from '@swc/core';
import { remotesIn } from '../build/root.js';

// dependency-cruiser reads TypeScript with the compiler's API, which TypeScript 7 does not have, or with swc, and then
// does not say that a .tsx file holds JSX.
const { parseFileSync } = swc;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });

/** The folders of code, as far as they are there. */
function codeFolders(root) {
  const folders = [
    'api-client',
    'e2e',
    'functions',
    'local',
    'shared',
    'shell',
    'tooling',
    ...remotesIn(root),
  ];
  return folders.filter((folder) => existsSync(path.join(root, folder)));
}

/**
 * The features of the remotes: the folders right below `src` that hold a page. Other folders hold what features share.
 * @param {string} root folder of the packages
 * @returns {string[]} such as `mf-auth/src/sign-in`
 */
function featureFolders(root) {
  return remotesIn(root).flatMap((remote) => {
    const pages = readdirSync(path.join(root, remote, 'src'), { recursive: true }).filter(
      (name) => name.endsWith('-page.tsx') && name.includes(path.sep),
    );
    return [...new Set(pages.map((name) => `${remote}/src/${name.split(path.sep)[0]}`))];
  });
}

/**
 * Reads who imports whom in the repository, type imports and lazy imports among them.
 * @param {string} root folder of the packages
 * @param {(features: string[]) => object[]} rulesFor forbidden imports, as dependency-cruiser writes them
 * @returns {Promise<import('dependency-cruiser').ICruiseResult>}
 */
export async function readImports(root, rulesFor) {
  const { cruise } = await import('dependency-cruiser');
  const options = {
    baseDir: root,
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^[^/]+/(dist|lib|\\.types)/|^[^/]+/node_modules/\\.cache/|\\.d\\.ts$' },
    validate: true,
    ruleSet: { forbidden: rulesFor(featureFolders(root)) },
  };
  const resolve = {
    extensions: ['.ts', '.tsx', '.js', '.cjs'],
    exportsFields: ['exports'],
    conditionNames: ['import', 'default', 'types'],
  };
  const { output } = await cruise(codeFolders(root), options, resolve);
  return output;
}
