import { parseSync } from '@swc/core';

/** The remotes whose texts are in a catalogue, `src/texts`. */
export const CATALOGUED = ['mf-advertising', 'mf-api-keys', 'mf-auth', 'mf-restaurants', 'mf-team-billing'];

/** Attributes and properties that are read or heard. */
const SPOKEN = [
  'alt',
  'aria-description',
  'aria-label',
  'caption',
  'confirmLabel',
  'description',
  'header',
  'hint',
  'label',
  'legend',
  'placeholder',
  'title',
];

/** The texts that an expression may come to, whichever way it goes. */
function textsOf(node) {
  switch (node?.type) {
    case 'JSXText':
    case 'StringLiteral':
      return [node.value];
    case 'TemplateLiteral':
      return [node.quasis.map(({ cooked }) => cooked).join('…')];
    case 'ConditionalExpression':
      return [...textsOf(node.consequent), ...textsOf(node.alternate)];
    case 'BinaryExpression':
      return ['&&', '||', '??', '+'].includes(node.operator)
        ? [...(node.operator === '&&' ? [] : textsOf(node.left)), ...textsOf(node.right)]
        : [];
    case 'JSXExpressionContainer':
    case 'ParenthesisExpression':
    case 'TsAsExpression':
    case 'TsConstAssertion':
    case 'TsSatisfiesExpression':
      return textsOf(node.expression);
    default:
      return [];
  }
}

const nameOf = ({ value }) => value;

/** What a node itself shows or says, without what is in it. */
function saidBy(node) {
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return node.children.flatMap(textsOf);
    case 'JSXAttribute':
      return SPOKEN.includes(nameOf(node.name)) ? textsOf(node.value) : [];
    case 'KeyValueProperty':
      return SPOKEN.includes(nameOf(node.key)) ? textsOf(node.value) : [];
    default:
      return [];
  }
}

function* nodesOf(node) {
  if (typeof node !== 'object' || node === null) return;
  if (typeof node.type === 'string') yield node;
  for (const child of Object.values(node)) yield* nodesOf(child);
}

/**
 * Texts that stand in a component of a remote whose texts are in a catalogue: between tags, in an attribute or in a property that is
 * read or heard.
 * @param {import('./source-files.js').SourceFile[]} files
 * @param {readonly string[]} remotes that have a catalogue
 */
export function bareTexts(files, remotes = CATALOGUED) {
  return files
    .filter(
      ({ file, isProduct }) => isProduct && file.endsWith('.tsx') && remotes.includes(file.split('/')[0]),
    )
    .flatMap(({ file, text }) =>
      [...nodesOf(parseSync(text, { syntax: 'typescript', tsx: true }))]
        .flatMap(saidBy)
        .filter((said) => /\p{L}/u.test(said))
        .map((said) => `${file}: ${said.trim().replaceAll(/\s+/g, ' ')}`),
    );
}
