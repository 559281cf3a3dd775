import fc from 'fast-check';
import { COLUMNS, type ColumnKey } from '../columns';
import { guessMapping, headingsOf, missingColumns, usedColumns } from './mapping';
import { toLines } from './to-lines';

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

test('columns with neither heading nor cells are left out', () => {
  const rows = [
    { number: 2, cells: ['1', '', ' ', 'x'] },
    { number: 3, cells: ['2'] },
  ];
  expect(usedColumns({ headings: ['ID', 'Notes', '', '', ''], rows })).toEqual([0, 1, 3]);
});

test('an address of several columns is joined, each part once', () => {
  const headings = ['Street', 'Suburb', 'Town', 'Postcode', 'Pickup', 'Pickup city'];
  const row = (...cells: readonly string[]) => ({ number: 2, cells });
  const lines = toLines(
    {
      headings,
      rows: [
        row('12 Long Street', 'Gardens', 'Cape Town', '8001', '1 Dock Road', 'Cape Town'),
        row('12 Long Street, Cape Town', '', 'Cape Town', '8001', '', 'Cape Town'),
        row('5 Church Street', '', 'Pretoria', '157', '1 Cape Town Lane', 'Cape Town'),
        row('100 Pretoria Road', '', 'Pretoria', '0002', '1 Dock Road, Cape Town 8001', 'cape town'),
      ],
    },
    guessMapping(headings, {}),
  );
  expect(lines.map(({ cells }) => cells)).toEqual([
    {
      dropoff_address: '12 Long Street, Gardens, Cape Town, 8001',
      pickup_address: '1 Dock Road, Cape Town',
    },
    { dropoff_address: '12 Long Street, Cape Town, 8001' },
    { dropoff_address: '5 Church Street, Pretoria, 0157', pickup_address: '1 Cape Town Lane, Cape Town' },
    {
      dropoff_address: '100 Pretoria Road, Pretoria, 0002',
      pickup_address: '1 Dock Road, Cape Town 8001',
    },
  ]);
});

test.each([
  [['Address', 'Plus Code'], { dropoff_address: 0, dropoff_location: 1 }],
  [['Plus Code'], { dropoff_address: 0 }],
  [['Address', 'Location'], { dropoff_address: 0, dropoff_location: 1 }],
])('of %j a location stands beside an address, and for one where there is none', (headings, mapping) => {
  expect(guessMapping(headings, {})).toEqual(mapping);
});
