import { readFileSync } from 'node:fs';
import { cleanText } from '@fleetfoot/shared/domain';
import * as fc from 'fast-check';

const RULES = readFileSync(new URL('../../../firestore.rules', import.meta.url), 'utf8');

/** What the security rules let through as a plain text, as this language writes it. */
function plainPattern(): RegExp {
  const [, pattern = ''] =
    /function isPlain\(value\) \{\s+return value\.matches\(\s+'([^']+)'\);/.exec(RULES) ?? [];
  return new RegExp(`^(?:${pattern.replaceAll('\\\\', '\\').replaceAll('\\x{', '\\u{')})$`, 'u');
}

const PLAIN = plainPattern();

/** Whether the text is as functions and forms leave one; line breaks and tabs are asked for elsewhere. */
function isClean(text: string): boolean {
  const composed = text.normalize('NFC').replaceAll('\t', '_');
  return cleanText(composed) === composed;
}

test('The security rules let a character through exactly if a clean text may have it', () => {
  const disputed: string[] = [];
  for (let point = 0; point <= 0x10ffff; point += 1) {
    const text = `a${String.fromCodePoint(point)}b`;
    // No request can carry half a character.
    const isHalf = point >= 0xd800 && point <= 0xdfff;
    if (!isHalf && PLAIN.test(text) !== isClean(text)) disputed.push(point.toString(16));
  }
  expect(disputed).toEqual([]);
});

const unit = fc.constantFrom(
  ...'a7# ',
  '\n',
  '❤',
  '👩',
  '🍳',
  '🏽',
  '🇿',
  '™',
  '\ufe0f',
  '\u200d',
  '\u20e3',
  '\u200b',
);

test('The security rules let everything through that is clean, emoji and all', () => {
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 12 }), (units) => {
      expect(PLAIN.test(cleanText(units.join('')))).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  'a\u200db',
  '👩\u200d',
  '\u200d🍳',
  '👩\u200dORD',
  '👩\u200d\u200d🍳',
  '❤\ufe0f\ufe0f',
  '7\ufe0f',
  '\ufe0f',
])('The security rules refuse %j, as it is not clean', (text) => {
  expect([PLAIN.test(text), isClean(text)]).toEqual([false, false]);
});
