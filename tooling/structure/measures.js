import { parseSync } from '@swc/core';
import { codeLines } from './source-files.js';

/** Files of so few lines with one importer belong in that importer. */
export const CRUMB_LINES = 30;

/** @param {import('./source-files.js').SourceFile[]} files */
export function crumbs(files) {
  return files
    .filter(({ isProduct, lines, importers }) => isProduct && lines <= CRUMB_LINES && importers.length === 1)
    .map(({ file, lines, importers }) => `${file} (${lines}) in ${importers[0]}`);
}

/** Names of ids that are not ours to spell: of a document's field, of Firebase, of Stripe and of the browser's tools. */
const FOREIGN = ['organizationID', 'documentId', 'projectId', 'requestId', 'sessionId'];

/**
 * Ids that are spelled in more than one way, such as `orgID` and `organizationId`.
 * @param {import('./source-files.js').SourceFile[]} files
 */
export function idSpellings(files) {
  const spellings = new Map();
  for (const { text } of files) {
    for (const [name] of text.matchAll(/\b[A-Za-z]+I[Dd]\b/g)) {
      if (FOREIGN.includes(name)) continue;
      const key = name.toLowerCase().replace(/^organi[sz]ationid$/, 'orgid');
      const plain = name[0].toLowerCase() + name.slice(1);
      spellings.set(key, (spellings.get(key) ?? new Set()).add(plain));
    }
  }
  return [...spellings.values()].filter(({ size }) => size > 1).map((names) => [...names].join(', '));
}

/**
 * Collections that are named as text outside the model.
 * @param {import('./source-files.js').SourceFile[]} files
 */
export function literalPaths(files) {
  const model = files.filter(({ file }) => file.startsWith('shared/model/'));
  const names = model.flatMap(({ text }) =>
    [...text.matchAll(/['`]([A-Z]\w+)\/\{/g)].map(([, name]) => name),
  );
  const known = [...new Set([...names, 'Organizations', 'Users', 'Restaurants'])].join('|');
  const path = new RegExp(`['"\`](?:${known})/|\\b(?:collection|collectionGroup|doc)\\(\\s*['"\`][A-Z]`);
  return files
    .filter(({ file, isProduct }) => isProduct && !file.startsWith('shared/model/'))
    .flatMap(({ file, text }) =>
      codeLines(text)
        .filter(({ line }) => path.test(line))
        .map(({ line, number }) => `${file}:${number} ${line}`),
    );
}

/** Lines that must be equal in a row to count as a duplicate. */
const WINDOW = 6;

/**
 * Lines of the product that stand elsewhere too, six or more in a row; imports and lone brackets do not count.
 * @param {import('./source-files.js').SourceFile[]} files
 */
export function duplicatedLines(files) {
  const seen = new Map();
  for (const { file, text } of files.filter(({ isProduct }) => isProduct)) {
    const lines = codeLines(text.replaceAll(/^(?:import|export) [^;]*? from '[^']*';$/gm, '')).filter(
      ({ line }) => /\w/.test(line),
    );
    for (let start = 0; start + WINDOW <= lines.length; start += 1) {
      const block = lines.slice(start, start + WINDOW);
      const key = block.map(({ line }) => line).join('\n');
      seen.set(key, [...(seen.get(key) ?? []), ...block.map(({ number }) => `${file}:${number}`)]);
    }
  }
  const repeated = [...seen.values()].filter((places) => places.length > WINDOW);
  return [...new Set(repeated.flat())].sort();
}

/** Words that stand where the subject of a title should. */
const NO_SUBJECT = /^(?:what|who|whoever|one|nothing|nobody|no one|so|how|where|whether|does|says|is)\b/i;

function calledName({ callee }) {
  let node = callee;
  while (node && node.type !== 'Identifier') node = node.callee ?? node.object ?? node.tag;
  return node?.value;
}

function literal(node) {
  if (node?.type === 'StringLiteral') return node.value;
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ cooked }) => cooked).join('…');
  return undefined;
}

function* nodesOf(node) {
  if (typeof node !== 'object' || node === null) return;
  if (node.type === 'CallExpression') yield node;
  for (const child of Object.values(node)) yield* nodesOf(child);
}

/**
 * Titles of tests that do not begin with their subject.
 * @param {import('./source-files.js').SourceFile[]} files
 */
export function titlesWithoutSubject(files) {
  return files
    .filter(({ file }) => /\.(?:test|spec|bench)\./.test(file))
    .flatMap(({ file, text }) => {
      const tree = parseSync(text, { syntax: 'typescript', tsx: file.endsWith('x') });
      return [...nodesOf(tree)]
        .filter((node) => ['test', 'it'].includes(calledName(node)))
        .map((node) => literal(node.arguments[0]?.expression))
        .filter((title) => title !== undefined && NO_SUBJECT.test(title))
        .map((title) => `${file}: ${title}`);
    });
}
