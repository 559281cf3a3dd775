import type * as v from 'valibot';

/** Sentences about values of another type. */
const TYPES: Readonly<Record<string, string>> = {
  string: 'Send a text.',
  number: 'Send a number.',
  boolean: 'Send true or false.',
  array: 'Send a list.',
  object: 'Send an object.',
  strict_object: 'Send an object.',
  record: 'Send an object.',
};

/** The choices in what a library calls `("a" | "b")`. */
function choices(expected: string | null): string {
  return (expected ?? '').replace(/^\(|\)$/g, '').replaceAll(' | ', ', ');
}

function rule(type: string, limit: string, input: unknown): string | undefined {
  const parts = Array.isArray(input) ? 'entries' : 'characters';
  switch (type) {
    case 'integer':
      return 'Use a whole number.';
    case 'min_value':
      return `Use ${limit} or more.`;
    case 'max_value':
      return `Use ${limit} or less.`;
    case 'non_empty':
      return 'This is empty.';
    case 'min_length':
      return `Use at least ${limit} ${parts}.`;
    case 'max_length':
      return `Use at most ${limit} ${parts}.`;
    case 'max_entries':
      return `Use at most ${limit} names.`;
    default:
      return undefined;
  }
}

/** Says what is wrong with a value, where its schema has no words for it. */
function sentenceOf({ type, expected, requirement, input }: v.BaseIssue<unknown>): string {
  if (type === 'picklist' || type === 'literal' || type === 'variant')
    return `Use one of ${choices(expected)}.`;
  return TYPES[type] ?? rule(type, String(requirement), input) ?? 'This is not right.';
}

/** How what people and their systems send is parsed: one sentence of each field, and each our own. */
export const OWN_WORDS = { abortPipeEarly: true, message: sentenceOf } as const;
