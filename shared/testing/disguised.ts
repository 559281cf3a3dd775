/** Characters that show nothing, of every kind. */
export const UNSEEN = [
  '\u200b',
  '\u00ad',
  '\u2060',
  '\ufeff',
  '\u{e0041}',
  '\u{e007f}',
  '\u3164',
  '\u115f',
  '\uffa0',
  '\u180e',
  '\u202a',
  '\u202e',
  '\u2066',
  '\u200e',
  '\ufe00',
  '\ufe0f',
  '\u200c',
  '\u034f',
  '\ufff9',
  '\0',
  '\x85',
] as const;

/** Characters to put into a text, each at its place or, beyond the end, counted on from the start. */
export type Spelling = readonly (readonly [place: number, unseen: string])[];

/** Spells a text so that it looks the same: decomposed, between other spaces, and with characters that show nothing. */
export function disguisedText(text: string, spelling: Spelling): string {
  const characters = [...text.normalize('NFD')];
  for (const [place, unseen] of spelling) characters.splice(place % (characters.length + 1), 0, unseen);
  return `\u2003${characters.join('')}\u00a0`;
}

/** Spells every text in an object so. */
export function disguised(texts: object, spelling: Spelling): Record<string, unknown> {
  const entries = Object.entries(texts).map(([field, value]: [string, unknown]) => {
    if (typeof value === 'string') return [field, disguisedText(value, spelling)];
    return [field, typeof value === 'object' && value !== null ? disguised(value, spelling) : value];
  });
  return Object.fromEntries(entries);
}
