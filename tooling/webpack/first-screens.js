import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build, transform } from 'esbuild';
import { findPages } from '../pages/find-pages.js';

/** Renders the component of that name, or an object of them, with the styles that it takes. */
const renderer = (file, names) => `
  import { createElement } from 'react';
  import { renderToStaticMarkup } from 'react-dom/server';
  import { ServerStyleSheet } from 'styled-components';
  import * as module from ${JSON.stringify(file)};
  const sheet = new ServerStyleSheet();
  export const html = Object.fromEntries(${JSON.stringify(names)}.map((name) =>
    [name, renderToStaticMarkup(sheet.collectStyles(createElement(module[name])))]));
  export const css = sheet.getStyleTags();
  export const read = module.firstRead?.('{organization}');
`;

/** Runs a module of the browser's here, in which nothing looks at a document before it is mounted. */
async function evaluate(contents, resolveDir) {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir, loader: 'tsx' },
    ...{ bundle: true, write: false, metafile: true, platform: 'node', format: 'cjs', jsx: 'automatic' },
    // A page may read nothing first.
    logOverride: { 'import-is-undefined': 'silent' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const module = { exports: {} };
  new Function('module', 'exports', 'require', outputFiles[0].text)(
    module,
    module.exports,
    createRequire(import.meta.url),
  );
  const files = Object.keys(metafile.inputs).filter((file) => !file.includes('node_modules'));
  return { exports: module.exports, files: files.map((file) => path.resolve(file)) };
}

/** Style rules as they go into a page. */
export async function minified(rules) {
  const { code } = await transform(rules, { loader: 'css', minify: true, legalComments: 'none' });
  return code.trim();
}

/**
 * Draws components as they stand before any script.
 * @param {string} file absolute path of their module
 * @param {string[]} names its exports, components without props
 * @returns {Promise<{ html: Record<string, string>, css: string, read?: object, files: string[] }>} with what the module's function firstRead tells, and the sources that it was made of
 */
export async function drawn(file, names) {
  const { exports, files } = await evaluate(renderer(file, names), path.dirname(file));
  const rules = exports.css.replace(/<\/?style[^>]*>/g, '');
  return { html: exports.html, css: await minified(rules), read: exports.read, files };
}

/** A query as a page is told of it: without how its documents are read. */
const firstRead = ({ path: collection, orderBy, pageSize }) => ({ path: collection, orderBy, pageSize });

/** A constant of a module. */
export async function constantOf(file, name) {
  const { exports } = await evaluate(`export { ${name} } from ${JSON.stringify(file)};`, path.dirname(file));
  return exports[name];
}

/**
 * What is known of a remote's pages before their scripts run: of each page with a `<page>.first.tsx` beside it, the component
 * FirstScreen in that and, where there is a function firstRead, the query that it returns.
 * @param {string} src folder of the remote's sources
 * @returns {Promise<Required<Pick<import('@fleetfoot/shared/release').RegistryLine, 'firstScreens' | 'firstReads'>> & { files: string[] }>}
 */
export async function firstScreens(src) {
  const found = findPages(src)
    .map(({ page, file }) => ({ page, file: file.replace(/\.tsx$/, '.first.tsx') }))
    .filter(({ file }) => existsSync(file));
  const all = await Promise.all(
    found.map(async ({ page, file }) => ({ page, ...(await drawn(file, ['FirstScreen'])) })),
  );
  const reading = all.filter(({ read }) => read !== undefined);
  return {
    firstScreens: Object.fromEntries(
      all.map(({ page, html, css }) => [page, { html: html.FirstScreen, css }]),
    ),
    firstReads: Object.fromEntries(reading.map(({ page, read }) => [page, firstRead(read)])),
    files: all.flatMap(({ files }) => files),
  };
}
