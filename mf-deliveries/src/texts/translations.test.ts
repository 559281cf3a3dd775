import { translationSuite } from '@fleetfoot/shared/testing/translations';
import { translations } from './catalogue-of';
import { WORDS, type Word } from './english/words';
import { entryTexts } from './entry';
import { formTexts } from './form';
import { outboxTexts } from './outbox';
import { reopenedTexts } from './reopened';
import { tripTexts } from './trip';

const words = Object.fromEntries(
  Object.values(WORDS)
    .flat()
    .map((word) => [word, word]),
) as Record<Word, string>;

translationSuite(
  {
    form: formTexts.english,
    entry: entryTexts.english,
    trip: tripTexts.english,
    reopened: reopenedTexts.english,
    outbox: outboxTexts.english,
    words,
  },
  translations,
);

test.each([
  ['zu', 'cishe ihora eli-1 nomzuzu o-1', 'cishe amahora angu-2 nemizuzu engu-5'],
  ['af', 'omtrent 1 h 1 min', 'omtrent 2 h 5 min'],
  ['xh', 'malunga neyure e-1 nomzuzu o-1', 'malunga neeyure eziyi-2 nemizuzu eyi-5'],
  ['st', 'hora e ka bang 1 le motsotso e 1', 'dihora tse ka bang 2 le metsotso e 5'],
] as const)('a long road in %s says one hour and minute in the singular', async (language, one, more) => {
  const { longRoad } = (await translations[language]()).TRANSLATION.texts.trip;
  expect(longRoad('60', '1', '1')).toBe(`60 km, ${one}`);
  expect(longRoad('90', '2', '5')).toBe(`90 km, ${more}`);
});
