import type { setDocument } from '@fleetfoot/shared/firebase';
import { headingsQuery, headingWrites } from './data';

const mockSet = jest.fn<Promise<void>, Parameters<typeof setDocument>>(async () => {});
jest.mock('@fleetfoot/shared/firebase', () => ({
  ...jest.requireActual<object>('@fleetfoot/shared/firebase'),
  setDocument: (...given: Parameters<typeof setDocument>) => mockSet(...given),
}));

const HEADINGS = { external_id: 'Nommer', dropoff_address: 'Waar' };

test('headings that were mapped by hand are read back from where they were written, on any device', async () => {
  await headingWrites('thandi', () => new Date()).remember(HEADINGS);
  const [path, document] = mockSet.mock.lastCall ?? [];
  const query = headingsQuery('thandi');
  expect(query.path).toBe(path);
  expect(query.parse(document)).toEqual(HEADINGS);
});

test('a heading of a column that is no more is left out', () => {
  const value = JSON.stringify({ ...HEADINGS, colour: 'Kleur' });
  expect(headingsQuery('thandi').parse({ value })).toEqual(HEADINGS);
});
