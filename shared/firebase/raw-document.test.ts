import * as v from 'valibot';
import { configureFirebase } from './firebase-config';
import { parseWith } from './query';
import { listReader, readDocument } from './raw-document';

const parse = parseWith(v.object({ id: v.string(), path: v.string(), name: v.string() }));
const good = { id: 'a', path: 'Restaurants/a', fields: { name: 'Kota', id: 'forged', path: 'forged' } };
const broken = { id: 'b', path: 'Restaurants/b', fields: { name: 7 } };

test('the id and path of a document take precedence over its fields', () => {
  expect(readDocument(good, parse)).toEqual({ id: 'a', path: 'Restaurants/a', name: 'Kota' });
});

test('a broken document is left out of the list and reported once', () => {
  const report = jest.fn();
  const config = { apiKey: '', authDomain: '', projectId: '', appId: '', functionsRegion: '' };
  configureFirebase(config, { report });
  const read = listReader(parse);
  expect(read([good, broken])).toHaveLength(1);
  expect(read([broken, good])).toHaveLength(1);
  expect(report.mock.calls).toEqual([[expect.any(v.ValiError), { document: 'Restaurants/b' }]]);
});
