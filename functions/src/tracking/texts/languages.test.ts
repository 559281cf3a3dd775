import { LANGUAGE_TAGS, LANGUAGES, languageFor, momentIn } from './languages';
import { filled } from './texts';

test.each([
  [undefined, undefined, 'en'],
  [undefined, 'zu-ZA,zu;q=0.9,en;q=0.8', 'zu'],
  [undefined, 'fr-FR, en;q=0.5, af;q=0.7', 'af'],
  [undefined, 'XH', 'xh'],
  [undefined, 'st;q=0, en;q=0.1', 'en'],
  [undefined, 'de, fr', 'en'],
  [undefined, 'constructor, toString;q=0.5', 'en'],
  [undefined, ';;;q=,,*', 'en'],
  ['st', 'zu', 'st'],
  ['__proto__', 'zu', 'zu'],
])('chosen %s, accepted %s: %s', (chosen, header, expected) => {
  expect(languageFor(chosen, header)).toBe(expected);
});

test('a moment is in South African time, on 24 hours, with the month of the language', () => {
  const at = new Date('2026-10-03T22:05:00Z');
  expect(LANGUAGE_TAGS.map((tag) => momentIn(tag, at))).toEqual([
    '04 Oct 2026, 00:05',
    '04 Okt 2026, 00:05',
    '04 Okt 2026, 00:05',
    '04 Okt 2026, 00:05',
    '04 Mph 2026, 00:05',
  ]);
});

/** Every text of a language by its path. */
function textsOf(value: object, path = ''): readonly (readonly [string, string])[] {
  return Object.entries(value).flatMap(([key, text]: [string, unknown]) =>
    typeof text === 'string' ? [[path + key, text] as const] : textsOf(text as object, `${path}${key}.`),
  );
}

const holes = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([hole]) => hole).sort();

test.each(LANGUAGE_TAGS)(
  'every text of %s is there, is its own, and has the places of the English one',
  (tag) => {
    const english = textsOf(LANGUAGES.en.texts);
    const texts = textsOf(LANGUAGES[tag].texts);
    expect(texts.map(([path, text]) => [path, ...holes(text)])).toEqual(
      english.map(([path, text]) => [path, ...holes(text)]),
    );
    expect(texts.filter(([, text]) => text.trim() === '' || /[<>&"]/.test(text))).toEqual([]);
    const same = texts.filter(
      ([path, text], index) => !path.startsWith('months') && text === english[index]?.[1],
    );
    expect(tag === 'en' ? [] : same).toEqual([]);
  },
);

test('braces of a text are filled in', () => {
  expect(filled('{a} and {b}', { a: 1, b: '$&' })).toBe('1 and $&');
});
