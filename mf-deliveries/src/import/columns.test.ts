import { IMPORT_WORDS } from '../texts/english/import-words';
import { WORDS, WORDS_OF } from '../texts/english/words';
import { CELL_COLUMNS, COLUMNS } from './columns';

test('every column and what to write in it has words that the page of the import loads', () => {
  const sections = [...WORDS_OF.delivery, ...WORDS_OF.create];
  const known: readonly string[] = [...IMPORT_WORDS, ...sections.flatMap((section) => [...WORDS[section]])];
  const texts = [...COLUMNS, ...CELL_COLUMNS].flatMap(({ label, help }) => [label, help]);
  expect(texts.filter((text) => !known.includes(text))).toEqual([]);
});
