import { answerBundle } from './answer-bundle';
import { type RestAnswer, readAnswer, toRawDocument } from './rest-answer';

const NAME = 'projects/p/databases/(default)/documents/Organizations/o/Deliveries/d1';
const TIME = '2026-11-23T09:00:00.123456Z';
const ASKED = {
  parent: 'projects/p/databases/(default)/documents/Organizations/o',
  structuredQuery: { limit: 2 },
};
/** An answer of these lines. */
const read = (lines: readonly object[]) => readAnswer({ ...ASKED, lines });
const OPENING = '{'.charCodeAt(0);
const document = (fields: object) => ({ name: NAME, fields, createTime: TIME, updateTime: TIME });

test('a document of the REST interface is read as the SDK reads it', () => {
  const { documents = [] } =
    read([
      {
        readTime: TIME,
        document: document({
          text: { stringValue: 'a' },
          whole: { integerValue: '12' },
          part: { doubleValue: 1.5 },
          none: { doubleValue: 'NaN' },
          yes: { booleanValue: true },
          nothing: { nullValue: null },
          at: { timestampValue: TIME },
          list: { arrayValue: { values: [{ integerValue: '1' }, { mapValue: {} }] } },
          empty: { arrayValue: {} },
          map: { mapValue: { fields: { in: { timestampValue: TIME } } } },
          point: { geoPointValue: { latitude: 1, longitude: 2 } },
        }),
      },
    ]) ?? {};
  expect(documents.map(toRawDocument)).toEqual([
    {
      id: 'd1',
      path: 'Organizations/o/Deliveries/d1',
      fields: {
        ...{ text: 'a', whole: 12, part: 1.5, none: Number.NaN, yes: true, nothing: null },
        ...{ at: new Date('2026-11-23T09:00:00.123Z'), list: [1, {}], empty: [] },
        ...{ map: { in: new Date('2026-11-23T09:00:00.123Z') }, point: { latitude: 1, longitude: 2 } },
      },
    },
  ]);
});

test('a document without fields is read', () => {
  const { fields, ...bare } = document({});
  const { documents = [] } = read([{ readTime: TIME, document: bare }]) ?? {};
  expect(documents.map(toRawDocument)).toEqual([{ id: 'd1', path: 'Organizations/o/Deliveries/d1', fields }]);
});

test('an empty collection has an answer, too', () => {
  expect(read([{ readTime: TIME }])).toMatchObject({ readTime: TIME, documents: [], ...ASKED });
});

test('an answer is a bundle whose lengths are in bytes', () => {
  const answer = read([{ readTime: TIME, document: document({ name: { stringValue: 'Zoë 🚲' } }) }]);
  const bytes = new TextEncoder().encode(answerBundle(answer as RestAnswer));
  const text = (from: number, to: number) => new TextDecoder().decode(bytes.slice(from, to));
  const elements: Record<string, unknown>[] = [];
  const ends: number[] = [];
  for (let at = 0; at < bytes.length; ) {
    const start = bytes.indexOf(OPENING, at);
    const end = start + Number(text(at, start));
    elements.push(JSON.parse(text(start, end)));
    ends.push(end);
    at = end;
  }
  expect(elements.map((element) => Object.keys(element)[0])).toEqual([
    ...['metadata', 'namedQuery', 'documentMetadata', 'document'],
  ]);
  expect(elements[0]).toMatchObject({
    metadata: { createTime: TIME, totalDocuments: 1, totalBytes: bytes.length - (ends[0] ?? 0) },
  });
  expect(elements[1]).toMatchObject({
    namedQuery: { readTime: TIME, bundledQuery: { parent: ASKED.parent } },
  });
});
