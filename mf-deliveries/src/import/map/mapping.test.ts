import fc from 'fast-check';
import { COLUMNS, type ColumnKey } from '../columns';
import { guessMapping, headingsOf, missingColumns } from './mapping';

const LABELS = COLUMNS.map(({ label }) => label);

test('the names of the template are known, in any order', () => {
  const order = fc.shuffledSubarray(LABELS, { minLength: LABELS.length });
  fc.assert(
    fc.property(order, (headings) => {
      const mapping = guessMapping(headings, {});
      for (const { key, label } of COLUMNS) expect(headings[mapping[key] ?? -1]).toBe(label);
    }),
  );
});

test('other names, cases and accents are known too', () => {
  const headings = [
    'ORDER NO',
    'Customer',
    'Delivery Address',
    'cell',
    'Colour',
    'pickup_name',
    'Dropoff  Lat',
  ];
  expect(guessMapping(headings, {})).toEqual({
    external_id: 0,
    dropoff_name: 1,
    dropoff_address: 2,
    dropoff_phone_number: 3,
    pickup_name: 5,
    dropoff_latitude: 6,
  });
});

test('columns mapped by hand are recognised in a file with another column order', () => {
  const headings = fc.uniqueArray(fc.stringMatching(/^[a-z]{4,8}$/), { minLength: 3, maxLength: 10 });
  const keys = COLUMNS.map(({ key }) => key);
  const scene = headings.chain((names) =>
    fc.record({
      names: fc.constant(names),
      chosen: fc.shuffledSubarray(keys, { minLength: 1, maxLength: names.length }),
      moved: fc.shuffledSubarray(names, { minLength: names.length }),
    }),
  );
  fc.assert(
    fc.property(scene, ({ names, chosen, moved }) => {
      const byHand = Object.fromEntries(chosen.map((key, index) => [key, index]));
      const again = guessMapping(moved, headingsOf(names, byHand));
      for (const [index, key] of chosen.entries()) expect(moved[again[key] ?? -1]).toBe(names[index]);
    }),
  );
});

test('no column of a file is taken twice', () => {
  const pool = COLUMNS.flatMap(({ label, aliases }) => [label, ...aliases]);
  const remembered = fc.dictionary(
    fc.constantFrom<ColumnKey>(...COLUMNS.map(({ key }) => key)),
    fc.constantFrom(...pool),
  );
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pool), { maxLength: 20 }), remembered, (headings, known) => {
      const taken = Object.values(guessMapping(headings, known));
      expect(new Set(taken).size).toBe(taken.length);
    }),
  );
});

test('columns that every delivery needs are named when they are missing', () => {
  expect(missingColumns({ external_id: 0, dropoff_name: 2 }).map(({ label }) => label)).toEqual([
    'Drop-off address',
    'Drop-off phone number',
  ]);
});
