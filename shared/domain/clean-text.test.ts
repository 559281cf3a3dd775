import * as fc from 'fast-check';
import { cleanText } from './clean-text';

const UNSEEN: readonly (readonly [what: string, character: string])[] = [
  ['NUL', '\0'],
  ['a vertical tab', '\v'],
  ['DEL', '\x7f'],
  ['a next line of C1', '\x85'],
  ['a soft hyphen', '\u00ad'],
  ['a combining grapheme joiner', '\u034f'],
  ['an Arabic letter mark', '\u061c'],
  ['a Hangul choseong filler', '\u115f'],
  ['a Hangul jungseong filler', '\u1160'],
  ['a Khmer inherent vowel', '\u17b4'],
  ['a Mongolian vowel separator', '\u180e'],
  ['a zero-width space', '\u200b'],
  ['a zero-width non-joiner', '\u200c'],
  ['a zero-width joiner', '\u200d'],
  ['a left-to-right mark', '\u200e'],
  ['a right-to-left override', '\u202e'],
  ['a word joiner', '\u2060'],
  ['an invisible plus', '\u2064'],
  ['an isolate', '\u2066'],
  ['the end of an isolate', '\u2069'],
  ['a deprecated format character', '\u206a'],
  ['a Hangul filler', '\u3164'],
  ['a variation selector', '\ufe00'],
  ['an emoji selector', '\ufe0f'],
  ['a byte-order mark', '\ufeff'],
  ['a halfwidth Hangul filler', '\uffa0'],
  ['an interlinear annotation anchor', '\ufff9'],
  ['an object replacement', '\ufffc'],
  ['a null notehead', '\u{1d159}'],
  ['a musical beam', '\u{1d173}'],
  ['a tag', '\u{e0041}'],
  ['a further variation selector', '\u{e0100}'],
  ['half a character', '\ud83d'],
];

test.each(UNSEEN)('A text loses %s', (_, unseen) => {
  expect(cleanText(`${unseen}ORD${unseen}-${unseen}7${unseen}`)).toBe('ORD-7');
  expect(cleanText(`${unseen} ${unseen}`)).toBe('');
});

test.each(['\t', '\u00a0', '\u1680', '\u2003', '\u2028', '\u2029', '\u202f', '\u205f', '\u2800', '\u3000'])(
  'The space %j is an ordinary one',
  (space) => {
    expect(cleanText(`${space}Kota${space}House${space}`)).toBe('Kota House');
  },
);

test.each(['\n', '\r\n', '\r', '\r\u200b\n'])('The line break %j is a plain one', (lineBreak) => {
  expect(cleanText(`Ring twice.${lineBreak}Blue gate.${lineBreak}`)).toBe('Ring twice.\nBlue gate.');
});

test.each([
  '🏍️',
  '❤️',
  '👩‍🍳',
  '👩🏽‍🤝‍👨🏿',
  '👨‍👩‍👧‍👦',
  '🏳️‍🌈',
  '🏳️‍⚧️',
  '1️⃣',
  '🇿🇦',
  'Zoë',
  'Đình',
  'ሀበሻ',
  'مطعم',
  'नमस्ते',
  '한국',
  '\u0600 5',
])('The text %s stays as it is', (text) => {
  expect(cleanText(text)).toBe(text.normalize('NFC'));
});

test.each([
  ['👩\u200d', '👩'],
  ['👩\u200dORD', '👩ORD'],
  ['👩\u200d\u200d🍳', '👩🍳'],
  ['👩\u200b\u200d\u2060🍳', '👩‍🍳'],
  ['❤\ufe0f\ufe0f', '❤️'],
  ['7\ufe0f', '7'],
  ['🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}', '🏴'],
])('Of %j what shows nothing goes', (text, clean) => {
  expect(cleanText(text)).toBe(clean);
});

const anyText = fc.string({ unit: 'binary', maxLength: 60 });
const unseen = fc.constantFrom(...UNSEEN.map(([, character]) => character));
const letter = fc.constantFrom(...'aZ09-é', 'e\u0301', 'Đ', 'ነ', '가', '🏍');
const visible = fc.array(letter, { minLength: 1, maxLength: 30 }).map((letters) => letters.join(''));

test('Cleaning twice is cleaning once', () => {
  fc.assert(fc.property(anyText, (text) => cleanText(cleanText(text)) === cleanText(text)));
});

test('Composed and decomposed spellings become one text', () => {
  fc.assert(
    fc.property(
      anyText,
      (text) =>
        cleanText(text.normalize('NFD')) === cleanText(text) &&
        cleanText(text.normalize('NFC')) === cleanText(text),
    ),
  );
});

test('A text that shows something is never empty', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom(...'a9.$©ÉЖ한あ'), anyText, (before, shown, after) =>
      cleanText(`${before}${shown}${after}`).normalize('NFD').includes(shown.normalize('NFD')),
    ),
  );
});

test('Characters that show nothing make no other text, wherever they are', () => {
  fc.assert(
    fc.property(visible, fc.array(fc.tuple(unseen, fc.nat(60))), (text, sprinkled) => {
      const units = [...text];
      for (const [character, at] of sprinkled) {
        // An emoji and its selector show an emoji.
        if (character !== '\ufe0f' && character !== '\u200d') units.splice(at, 0, character);
      }
      expect(cleanText(units.join(''))).toBe(cleanText(text));
    }),
  );
});
