import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build, transform } from 'esbuild';
import { findPages } from '../pages/find-pages.js';

/** What styled-components notes for itself. */
const NOTES = /\/\*!sc\*\/|data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g;

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
`;

/** Runs a module of the browser's here, in which nothing looks at a document before it is mounted. */
async function evaluate(contents, resolveDir) {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir, loader: 'tsx' },
    ...{ bundle: true, write: false, metafile: true, platform: 'node', format: 'cjs', jsx: 'automatic' },
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
  const { code } = await transform(rules, { loader: 'css', minify: true });
  return code.trim();
}

/**
 * Draws components as they stand before any script.
 * @param {string} file absolute path of their module
 * @param {string[]} names its exports, components without props
 * @returns {Promise<{ html: Record<string, string>, css: string, files: string[] }>} with the sources that it was made of
 */
export async function drawn(file, names) {
  const { exports, files } = await evaluate(renderer(file, names), path.dirname(file));
  const rules = exports.css.replace(/<\/?style[^>]*>/g, '').replace(NOTES, '');
  return { html: exports.html, css: await minified(rules), files };
}

/** A constant of a module. */
export async function constantOf(file, name) {
  const { exports } = await evaluate(`export { ${name} } from ${JSON.stringify(file)};`, path.dirname(file));
  return exports[name];
}

/**
 * The first screens of a remote: of each page with a `<page>.first.tsx` beside it, the component FirstScreen in that.
 * @param {string} src folder of the remote's sources
 * @returns {Promise<{ screens: NonNullable<import('@fleetfoot/shared/release').RegistryLine['firstScreens']>, files: string[] }>}
 */
export async function firstScreens(src) {
  const found = findPages(src)
    .map(({ page, file }) => ({ page, file: file.replace(/\.tsx$/, '.first.tsx') }))
    .filter(({ file }) => existsSync(file));
  const all = await Promise.all(
    found.map(async ({ page, file }) => {
      const { html, css, files } = await drawn(file, ['FirstScreen']);
      return { page, screen: { html: html.FirstScreen, css }, files };
    }),
  );
  return {
    screens: Object.fromEntries(all.map(({ page, screen }) => [page, screen])),
    files: all.flatMap(({ files }) => files),
  };
}
