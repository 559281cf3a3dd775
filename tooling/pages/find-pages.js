import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';

/**
 * @typedef {{ page: string, file: string, component: string }} FoundPage
 *   name that a route gives the page, absolute path of its file, name of its export
 */

/** The export of a page's file: `delivery-list-page` exports `DeliveryListPage`. */
export function componentOf(page) {
  return page.replaceAll(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
}

function isPage(node, component) {
  const { type, identifier, params } = node.declaration ?? {};
  return type === 'FunctionDeclaration' && identifier.value === component && params.length === 0;
}

function checkExport(file, component) {
  const { body } = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: true });
  if (!body.some((node) => node.type === 'ExportDeclaration' && isPage(node, component))) {
    throw new Error(
      `${file} must hold: export function ${component}() without props; a page reads the address and the session by hooks. A component that is no page of a route does not end in -page.`,
    );
  }
}

/**
 * The pages of a remote: every `*-page.tsx` anywhere below its `src`. The file's name is the page's name in the manifest,
 * the name of its chunk and, in PascalCase, its export.
 * @param {string} src folder
 * @returns {FoundPage[]} by name
 * @throws when two files have one name or a file does not export its page
 */
export function findPages(src) {
  const files = readdirSync(src, { recursive: true }).filter((name) => name.endsWith('-page.tsx'));
  const pages = files.map((name) => {
    const page = path.basename(name, '.tsx');
    return { page, file: path.join(src, name), component: componentOf(page) };
  });
  pages.sort((one, other) => one.page.localeCompare(other.page));
  for (const [index, { page, file, component }] of pages.entries()) {
    if (pages[index + 1]?.page === page) {
      throw new Error(
        `Two files are called ${page}.tsx: ${file} and ${pages[index + 1].file}. Rename one, with its export.`,
      );
    }
    checkExport(file, component);
  }
  return pages;
}

/**
 * A remote's pages as the text of an object: one lazy chunk per page, by its name.
 * @param {string} src folder of the remote's sources
 * @param {string} from folder of the module that holds the text
 */
export function lazyPages(src, from) {
  const lines = findPages(src).map(({ page, file, component }) => {
    const request = JSON.stringify(path.relative(from, file).replaceAll(path.sep, '/'));
    return `  '${page}': () => import(/* webpackChunkName: "${page}" */ ${request}).then((module) => module.${component}),`;
  });
  return `{\n${lines.join('\n')}\n}`;
}
