import { readdirSync } from 'node:fs';
import path from 'node:path';
import { translationSuite } from '@fleetfoot/shared/testing/translations';
import type { Catalogue, Translation } from '@fleetfoot/shared/texts';
import { belowTexts } from './below';
import { cancelTexts } from './cancel';
import { detailTexts } from './detail';
import { editTexts } from './edit';
import { type Group, WORDS, WORDS_OF } from './english/words';
import { entryTexts } from './entry';
import { failuresTexts } from './failures';
import { formTexts } from './form';
import { belowWords } from './groups/below';
import { createWords } from './groups/create';
import { deliveryWords } from './groups/delivery';
import { detailWords } from './groups/detail';
import { entryWords } from './groups/entry';
import { listWords } from './groups/list';
import { timesWords } from './groups/times';
import { tripWords } from './groups/trip';
import { listTexts } from './list';
import { manyTexts } from './many';
import { mapTexts } from './map';
import { notFoundTexts } from './not-found';
import { othersTexts } from './others';
import { outboxTexts } from './outbox';
import { panelTexts } from './panel';
import { priceTexts } from './price';
import { priceLinesTexts } from './price-lines';
import { reopenedTexts } from './reopened';
import { rideTexts } from './ride';
import { settledTexts } from './settled';
import { stopsTexts } from './stops';
import { threadTexts } from './thread';
import { timesTexts } from './times';
import { trackingTexts } from './tracking';
import type { Words } from './translation';
import { tripTexts } from './trip';

const OTHERS = ['zu', 'af', 'xh', 'st'] as const;

type English = Parameters<typeof translationSuite>[0];

interface TestedGroup {
  readonly words: Catalogue<Words>;
  readonly parts: Readonly<Record<string, Catalogue<English[string]>>>;
}

const GROUPS: Readonly<Record<Group, TestedGroup>> = {
  delivery: {
    words: deliveryWords,
    parts: { stops: stopsTexts, price: priceTexts, notFound: notFoundTexts, failures: failuresTexts },
  },
  list: { words: listWords, parts: { list: listTexts, many: manyTexts, panel: panelTexts, map: mapTexts } },
  detail: { words: detailWords, parts: { detail: detailTexts, ride: rideTexts, cancel: cancelTexts } },
  below: {
    words: belowWords,
    parts: {
      ...{ below: belowTexts, tracking: trackingTexts, edit: editTexts },
      ...{ others: othersTexts, thread: threadTexts },
    },
  },
  create: { words: createWords, parts: { form: formTexts, reopened: reopenedTexts, settled: settledTexts } },
  entry: { words: entryWords, parts: { entry: entryTexts, outbox: outboxTexts } },
  times: { words: timesWords, parts: { times: timesTexts } },
  trip: { words: tripWords, parts: { trip: tripTexts, priceLines: priceLinesTexts } },
};

/** The same words in Afrikaans, or everywhere. */
const SAME = ['detail.summary.status', 'words.Status', 'priceLines.kilometres', 'priceLines.minutes'];

/** Parts with a suite of their own, and their files in a language; the address book is in English alone. */
const OTHER_PARTS: Readonly<Record<string, readonly string[]>> = {
  dialogs: ['csv', 'share', 'views'],
  import: ['import'],
  'import-words': ['import-words'],
  notices: ['notices', 'tour'],
  'reason-words': [],
  recurring: ['recurring', 'recurring-changes', 'recurring-form'],
  waybill: ['waybill'],
};
const OF_OTHERS = ['address-book', 'words', ...Object.values(OTHER_PARTS).flat()];

const wordsOf = (group: Group) => WORDS_OF[group].flatMap((section) => [...WORDS[section]]);

async function fileOf(language: string, group: string): Promise<Translation<English>> {
  return (await import(`./${language}/${group}`)).TRANSLATION;
}

describe.each(Object.entries(GROUPS))('%s', (name, { words, parts }) => {
  const english = Object.fromEntries(Object.entries(parts).map(([part, texts]) => [part, texts.english]));
  const spoken = wordsOf(name as Group).map((word) => [word, word]);
  const load = (language: string) => async () => ({ TRANSLATION: await fileOf(language, name) });
  translationSuite<English>(
    { ...english, words: Object.fromEntries(spoken) },
    { zu: load('zu'), af: load('af'), xh: load('xh'), st: load('st') },
    SAME,
  );

  test.each(OTHERS)('its catalogues in %s are of its file', async (language) => {
    const { texts } = await fileOf(language, name);
    await words.load(language);
    expect(words.read(language)).toBe(texts['words']);
    for (const [part, catalogue] of Object.entries(parts)) {
      await catalogue.load(language);
      expect(catalogue.read(language)).toBe(texts[part]);
    }
  });
});

const namesIn = (folder: string) =>
  readdirSync(path.join(__dirname, folder)).map((file) => path.basename(file, '.ts'));

test('every part of the English texts has its group', async () => {
  const parts = namesIn('english').filter((name) => !OF_OTHERS.includes(name));
  const written = await Promise.all(
    parts.map(async (name) => Object.values(await import(`./english/${name}`))),
  );
  const known = Object.values(GROUPS).flatMap((group) => Object.values(group.parts));
  expect(new Set(known.map(({ english }) => english))).toEqual(new Set(written.flat()));
});

test('every word has its group, and no other', () => {
  const sections = Object.values(WORDS_OF).flat();
  expect(sections.toSorted()).toEqual(Object.keys(WORDS).toSorted());
});

test.each(OTHERS)('every file in %s is a group', (language) => {
  expect(namesIn(language).toSorted()).toEqual(
    [...Object.keys(GROUPS), ...Object.keys(OTHER_PARTS)].toSorted(),
  );
});

test.each([
  ['zu', 'cishe ihora eli-1 nomzuzu o-1', 'cishe amahora angu-2 nemizuzu engu-5'],
  ['af', 'omtrent 1 h 1 min', 'omtrent 2 h 5 min'],
  ['xh', 'malunga neyure e-1 nomzuzu o-1', 'malunga neeyure eziyi-2 nemizuzu eyi-5'],
  ['st', 'hora e ka bang 1 le motsotso e 1', 'dihora tse ka bang 2 le metsotso e 5'],
] as const)('a long road in %s says one hour and minute in the singular', async (language, one, more) => {
  await priceTexts.load(language);
  const longRoad = priceTexts.read(language)?.longRoad;
  expect(longRoad?.('60', '1', '1')).toBe(`60 km, ${one}`);
  expect(longRoad?.('90', '2', '5')).toBe(`90 km, ${more}`);
});
