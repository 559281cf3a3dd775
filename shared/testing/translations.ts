import type { Texts, Translations } from '../texts/catalogue';

/** Every text by its path, with `{0}`, `{1}` … for its values. */
function textsOf(texts: Texts, path = ''): readonly (readonly [path: string, text: string])[] {
  return Object.entries(texts).flatMap(([name, text]) => {
    const at = `${path}${name}`;
    if (typeof text === 'string') return [[at, text] as const];
    if (typeof text !== 'function') return textsOf(text, `${at}.`);
    const values = Array.from({ length: text.length }, (_, index) => `{${index}}`);
    return [[at, text(...values)] as const];
  });
}

/** The paths of the texts, each with the values that stand in it. */
function valuesOf(texts: ReturnType<typeof textsOf>): readonly string[] {
  return texts
    .map(([path, text]) => [path, ...(text.match(/\{\d+\}/g) ?? []).toSorted()].join(' '))
    .toSorted();
}

/**
 * Defines the tests that the translations of a remote have to pass. That none lacks a text is a matter of types.
 * @param english the texts of every part
 * @param translations how each other language is loaded
 * @param same paths of texts that may read as in English
 */
export function translationSuite<All extends { readonly [Part in keyof All]: Texts }>(
  english: All,
  translations: Translations<All>,
  same: readonly string[] = [],
): void {
  const source = textsOf(english);
  const paths = new Map(source);

  describe.each(Object.entries(translations))('in %s', (_, load: Translations<All>['zu']) => {
    test('every text has the values of the English one, and no markup', async () => {
      const texts = textsOf((await load()).TRANSLATION.texts);
      expect(valuesOf(texts)).toEqual(valuesOf(source));
      expect(texts.filter(([, text]) => text === '' || text !== text.trim() || /[<>&]/.test(text))).toEqual(
        [],
      );
    });

    test('every text is its own', async () => {
      const texts = textsOf((await load()).TRANSLATION.texts);
      const copied = texts.filter(([path, text]) => text === paths.get(path) && !same.includes(path));
      expect(copied).toEqual([]);
    });

    test('what no native speaker has read is named', async () => {
      const { unread } = (await load()).TRANSLATION;
      expect(unread === 'all' ? [] : unread.filter((path) => !paths.has(path))).toEqual([]);
    });
  });
}
