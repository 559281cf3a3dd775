/** Splits at a word, outside brackets. */
function split(expression, word) {
  const parts = [''];
  let depth = 0;
  for (const token of expression.split(/(\s+|[()])/)) {
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
    if (depth === 0 && token === word) parts.push('');
    else parts[parts.length - 1] += token;
  }
  return parts.map((part) => part.trim());
}

/**
 * Whether a licence expression can be met with the allowed licences: one side of an OR, both sides of an AND.
 * @param {string} expression SPDX
 * @param {readonly string[]} allowed
 * @returns {boolean}
 */
export function isAllowed(expression, allowed) {
  const trimmed = expression.trim();
  const choices = split(trimmed, 'OR');
  if (choices.length > 1) return choices.some((choice) => isAllowed(choice, allowed));
  const terms = split(trimmed, 'AND');
  if (terms.length > 1) return terms.every((term) => isAllowed(term, allowed));
  const inner = /^\((.*)\)$/.exec(trimmed)?.[1];
  return inner === undefined ? allowed.includes(trimmed) : isAllowed(inner, allowed);
}
