import { CSV_FORMATS } from '@fleetfoot/shared/csv';
import { parseTable } from '../choose/parse-table';
import { templateCsv } from '../choose/template-dialog';
import { CELL_COLUMNS, type Cells } from '../columns';
import { withCell } from '../import-job';
import { guessMapping } from '../map/mapping';
import { toLines } from '../map/to-lines';
import { goodCells } from '../testing/good-cells';
import { SHOP } from '../testing/saved-address';
import { checkLines, lineCheck } from './check-lines';
import { type AddressSources, placeOfCandidate, savedByText, stopOfSaved } from './resolve-stop';
import { searchedAddresses } from './searched-addresses';
import { dateOrdersOf, type RowSources } from './to-typed-delivery';

const NOW = () => new Date('2026-11-21T10:00:00Z');
const UNSAVED = new Map();
const NONE: AddressSources = { saved: new Map(), chosen: new Map(), found: {} };

function check(rows: readonly Cells[], sources: RowSources = NONE) {
  return checkLines(
    rows.map((cells, row) => ({ row, number: row + 2, cells })),
    lineCheck(sources, NOW),
  );
}

function problems(changes: Cells, sources = NONE): readonly string[] {
  return check([goodCells(changes)], sources).flatMap((line) =>
    line.problems.map(({ column, message }) => `${column}: ${message}`),
  );
}

test.each(Object.values(CSV_FORMATS))('the template with $label is a good file', ({ format }) => {
  const read = parseTable(templateCsv(format), 10);
  if (!read.ok) throw new Error(read.message);
  const mapping = guessMapping(read.table.headings, {});
  expect(Object.keys(mapping)).toHaveLength(read.table.headings.length);
  const [line] = checkLines(toLines(read.table, mapping), lineCheck(NONE, NOW));
  expect(line).toMatchObject({ number: 2, problems: [] });
  expect(line?.delivery.dropoff.address.coordinates).toEqual({ latitude: -33.9136, longitude: 18.3886 });
});

test.each<[Cells, readonly string[]]>([
  [{}, []],
  [{ external_id: '' }, ['external_id: Enter the external ID.']],
  [{ external_id: '\u200b\u3164' }, ['external_id: Enter the external ID.']],
  [{ dropoff_phone_number: '12' }, ['dropoff_phone_number: Enter a phone number such as 082 123 4567.']],
  [{ urgency_level: 'soon' }, ['urgency_level: Choose on demand, scheduled or time window.']],
  [{ urgency_level: 'Scheduled' }, ['pickup_time: Enter the pickup date and time.']],
  [{ pickup_time: 'soon' }, ['pickup_time: Enter a date and a time, such as 24 Nov 2026 14:00.']],
  [
    { pickup_time: '21/11/2026 11:59' },
    ['pickup_time: The pickup date and time is in the past. Choose a later time.'],
  ],
  [
    { dropoff_latitude: 'x' },
    ['dropoff_latitude: Write latitude and longitude as degrees, such as -33.9221 and 18.4197.'],
  ],
  [
    { dropoff_latitude: '18,3886', dropoff_longitude: '-33,9136' },
    ['dropoff_latitude: Latitude and longitude are in each other’s place.'],
  ],
  [
    { pickup_latitude: '33,9221' },
    ['pickup_latitude: These degrees are not in South Africa. The latitude begins with a minus.'],
  ],
  [{ dropoff_gate_code: 'x'.repeat(41) }, ['dropoff_gate_code: Use at most 40 characters.']],
  [{ proof: 'retina' }, ['proof: Choose Name, Signature, Photo, PIN or None.']],
  [
    { pickup_time: '13/13/2027 10:00' },
    ['pickup_time: This date does not exist. Look at its day and month.'],
  ],
  [
    { pickup_time: '2027-12-01' },
    ['pickup_time: The time is missing. Write both, such as 24 Nov 2026 14:00.'],
  ],
  [{ dropoff_name: 'Caf\ufffd' }, ['dropoff_name: A character is lost here. Type it again.']],
  [{ deliverable_action: 'throw' }, ['deliverable_action: Choose to meet or to leave at the door.']],
])('%j: %j', (changes, expected) => expect(problems(changes)).toEqual(expected));

test.each<[Cells, string]>([
  [{ pickup_time: '22/11/2026 08:00' }, 'scheduled'],
  [{ urgency_level: 'on_demand' }, 'on_demand'],
  [{ urgency_level: 'ON DEMAND', pickup_time: 'whatever' }, 'on_demand'],
  [
    {
      pickup_window_start: '2026-11-22 08:00',
      pickup_window_end: '2026-11-22 09:00',
      dropoff_window_start: '2026-11-22 09:00',
      dropoff_window_end: '2026-11-22 10:00',
    },
    'time_window',
  ],
])('a row with %j is %s', (changes, urgency) => {
  expect(check([goodCells(changes)])).toMatchObject([{ delivery: { urgency_level: urgency }, problems: [] }]);
});

describe('the order of day and month', () => {
  const rows = (...times: readonly string[]) =>
    times.map((pickup_time, row) => goodCells({ external_id: `D-${row}`, pickup_time }));
  const orders = (...times: readonly string[]) => dateOrdersOf(rows(...times)).pickup_time;
  const times = (lines: ReturnType<typeof check>) => lines.map(({ delivery }) => delivery.pickup_time);

  test.each<[readonly string[], string | undefined]>([
    [['01/12/2027 10:00', '01/13/2027 10:00'], 'month'],
    [['01/12/2027 10:00', '13/01/2027 10:00'], 'day'],
    [['01/12/2027 10:00', '13/01/2027'], 'day'],
    [['01/12/2027 10:00', 'Tue 02/11/2027 10:00'], 'day'],
    [['01/12/2027 10:00', '02/11/2027 10:00'], undefined],
    [['01/12/2027 10:00', '13/01/2027 10:00', '01/13/2027 10:00'], undefined],
    [['2027-12-01 10:00', '5 Dec 2027 10:00', 'soon'], undefined],
  ])('the column of %j has the order %s', (cells, order) => expect(orders(...cells)).toBe(order));

  test('a column with the month first is read so, its first row too', () => {
    const cells = rows('01/12/2027 10:00', '01/13/2027 10:00');
    const lines = check(cells, { ...NONE, dateOrders: dateOrdersOf(cells) });
    expect(lines.flatMap(({ problems }) => problems)).toEqual([]);
    expect(times(lines)).toEqual(['2027-01-12T10:00', '2027-01-13T10:00']);
  });

  test('columns have orders of their own', () => {
    const cells = goodCells({
      pickup_window_start: '12/13/2026 08:00',
      pickup_window_end: '12/01/2027 09:00',
      dropoff_window_start: '13/12/2026 09:00',
      dropoff_window_end: '01/12/2027 10:00',
    });
    expect(dateOrdersOf([cells])).toEqual({ pickup_window_start: 'month', dropoff_window_start: 'day' });
    expect(check([cells])).toMatchObject([
      { problems: [], awaits: ['dates'], either: ['pickup_window_end', 'dropoff_window_end'] },
    ]);
  });

  test('a row waits while its date may be two dates, and is no fault', () => {
    const cells = rows('01/12/2027 10:00', '02/02/2027 10:00');
    const [either, same] = check(cells);
    expect(either).toMatchObject({ problems: [], awaits: ['dates'], either: ['pickup_time'] });
    expect(same).toMatchObject({ problems: [], awaits: [], either: [] });
    const said = check(cells, { ...NONE, dateOrders: { pickup_time: 'day' } });
    expect(times(said)).toEqual(['2027-12-01T10:00', '2027-02-02T10:00']);
  });

  test('a time that does not count is not asked about', () => {
    const cells = goodCells({ urgency_level: 'On demand', pickup_time: '01/12/2027 10:00' });
    expect(check([cells])).toMatchObject([{ problems: [], awaits: [], either: [] }]);
  });
});

test('a cell to the right of every column is a fault, until a cell of its row is corrected', () => {
  const cells = goodCells();
  const headings = Object.keys(cells);
  const table = { headings, rows: [{ number: 2, cells: [...Object.values(cells), '', 'x'] }] };
  const mapping = Object.fromEntries(headings.map((key, index) => [key, index]));
  const lines = toLines(table, mapping);
  const [line] = checkLines(lines, lineCheck(NONE, NOW));
  expect(line?.problems).toEqual([
    { column: 'external_id', message: expect.stringMatching(/^This row has more cells/) },
  ]);
  const job = { id: 'i', fileName: 'f', lines, places: {}, pickupID: '', answers: {} };
  const corrected = withCell(job, 0, 'dropoff_name', 'Sipho');
  expect(checkLines(corrected.lines, lineCheck(NONE, NOW))[0]?.problems).toEqual([]);
});

const DEGREES = { dropoff_latitude: '', dropoff_longitude: '' };
const SOUTH = { latitude: expect.closeTo(-26.2041, 4), longitude: expect.closeTo(28.0473, 4) };

test.each<[Cells, string]>([
  [{ dropoff_location: '-26.2041, 28.0473' }, '5 Beach Road, Sea Point, Cape Town'],
  [{ dropoff_location: 'https://maps.google.com/?q=-26.2041,28.0473' }, '5 Beach Road, Sea Point, Cape Town'],
  [{ dropoff_address: '', dropoff_location: '5G5CQ2WW+9W' }, 'Location -26.20406, 28.04731'],
  [{ dropoff_address: 'https://maps.google.com/?q=-26.2041,28.0473' }, 'Location -26.20410, 28.04730'],
  [{ dropoff_address: 'https://maps.google.com/?q=-26.2041,28.0473, Soweto' }, 'Soweto'],
  [{ dropoff_address: 'Blue gate, 12 Main Road 5G5CQ2WW+9W' }, 'Blue gate, 12 Main Road'],
  [{ dropoff_address: '12 Main Road 5G5CQ2WW+9W', dropoff_location: 'Soweto' }, '12 Main Road'],
])('%j is a place that is not looked up', (cells, text) => {
  const row = goodCells({ dropoff_address: '5 Beach Road, Sea Point, Cape Town', ...DEGREES, ...cells });
  const [line] = check([row]);
  expect(line?.problems).toEqual([]);
  expect(line?.delivery.dropoff.address).toEqual({ text, coordinates: SOUTH });
  expect(searchedAddresses(line ? [line] : [], { places: {} }, UNSAVED)).toEqual([]);
});

test.each<[Cells, string]>([
  [
    { dropoff_address: '', dropoff_location: 'Vilakazi' },
    'dropoff_location: Write a Plus Code, a link of a map, or degrees such as',
  ],
  [{ dropoff_address: '4GRQ+2X' }, 'dropoff_address: Write the full Plus Code'],
  [{ dropoff_location: '4GRQ+2X Soweto' }, 'dropoff_location: Write the full Plus Code'],
  [{ dropoff_location: 'https://maps.app.goo.gl/a' }, 'dropoff_location: Short links cannot be read.'],
  [{ dropoff_address: '51.5007, -0.1246' }, 'dropoff_address: This place is not in South Africa.'],
])('%j is told once', (cells, message) => {
  expect(problems({ ...DEGREES, ...cells })).toEqual([expect.stringContaining(message)]);
});

test('a location that is none is no fault beside an address, which is looked up', () => {
  const address = 'Erf 45+46 Main Road, Sandton';
  const [line] = check([goodCells({ ...DEGREES, dropoff_address: address, dropoff_location: 'Soweto' })]);
  expect(line).toMatchObject({ problems: [], awaits: ['address'] });
  expect(line?.delivery.dropoff.address).toEqual({ text: address });
  expect(searchedAddresses(line ? [line] : [], { places: {} }, UNSAVED)).toMatchObject([{ text: address }]);
});

test.each([
  ['-26.2041, 28.0473', 'Soweto'],
  ['Blue gate https://maps.google.com/?q=-26.2041,28.0473', 'Blue gate, Soweto'],
])('%s is read before its suburb is joined to it', (address, text) => {
  const cells = goodCells({ ...DEGREES, dropoff_address: address, dropoff_suburb: 'Soweto' });
  const headings = Object.keys(cells);
  const table = { headings, rows: [{ number: 2, cells: Object.values(cells) }] };
  const mapping = Object.fromEntries(headings.map((key, index) => [key, index]));
  const [line] = checkLines(toLines(table, mapping), lineCheck(NONE, NOW));
  expect(line?.problems).toEqual([]);
  expect(line?.delivery.dropoff.address).toEqual({ text, coordinates: SOUTH });
});

test('a short Plus Code in an address is looked up with it', () => {
  const [line] = check([goodCells({ ...DEGREES, dropoff_address: '4GRQ+2X Soweto' })]);
  expect(line?.awaits).toEqual(['address']);
});

test('the first of two rows with one external ID is good', () => {
  const found = check([
    goodCells(),
    goodCells({ external_id: 'ORD-2' }),
    goodCells({ external_id: ' ORD-1001' }),
  ]);
  expect(found.map(({ problems }) => problems.map(({ message }) => message))).toEqual([
    [],
    [],
    ['Row 2 has this external ID too.'],
  ]);
});

describe('an address without degrees', () => {
  const bare = goodCells({
    pickup_address: 'SHOP',
    pickup_latitude: '',
    pickup_longitude: '',
    pickup_name: '',
    pickup_phone_number: '',
  });

  test('an address may be the label of a saved one, which fills in its contact and directions', () => {
    const [line] = check([bare], { ...NONE, saved: savedByText([SHOP]) });
    expect(line?.problems).toEqual([]);
    expect(line?.delivery.pickup).toEqual({
      address: { text: SHOP.fullAddressString, coordinates: { latitude: -33.9249, longitude: 18.4241 } },
      name: 'Front desk',
      phone_number: '+27215550100',
      ...{ instructions: '', unit: 'Mutual Heights', landmark: '', gate_code: '' },
    });
  });

  test('directions of the row come before those of the saved address', () => {
    const row = { ...bare, pickup_unit: 'Shop 12', pickup_gate_code: '4321#' };
    const [line] = check([row], { ...NONE, saved: savedByText([SHOP]) });
    expect(line?.delivery.pickup).toMatchObject({ unit: 'Shop 12', gate_code: '4321#' });
  });

  test('an address is not guessed when two saved ones have the label', () => {
    expect(
      savedByText([SHOP, { ...SHOP, id: 'other', fullAddressString: 'Elsewhere' }]).get('shop'),
    ).toBeUndefined();
  });

  test('an unknown address is chosen once for all its rows', () => {
    const rows = check([bare, { ...bare, external_id: 'B', pickup_address: ' shop ' }]);
    expect(rows[0]?.problems[0]).toEqual({
      column: 'pickup_address',
      message: 'This address was not found. Write the street number, suburb and city.',
    });
    expect(searchedAddresses(rows, { places: {} }, UNSAVED)).toEqual([
      { key: 'shop', text: 'SHOP', rows: 2, state: 'question', candidates: [] },
    ]);
    const place = { text: 'The Shop, Gardens', coordinates: { latitude: -33.92, longitude: 18.42 } };
    const chosen = { ...NONE, chosen: new Map([['shop', place]]) };
    const named = goodCells({ pickup_address: 'SHOP', pickup_latitude: '', pickup_longitude: '' });
    expect(check([named], chosen)).toMatchObject([
      { problems: [], delivery: { pickup: { address: place } } },
    ]);
  });

  test('a pickup may be left out where the whole file has one', () => {
    const sources = { ...NONE, pickup: stopOfSaved(SHOP) };
    const [line] = check([{ ...bare, pickup_address: '' }], sources);
    expect(line).toMatchObject({ problems: [], awaits: [], delivery: { pickup: { name: 'Front desk' } } });
  });

  test('a row without any pickup waits for one, and is told of what else is wrong', () => {
    const [good, bad] = check([
      { ...bare, pickup_address: '' },
      { ...bare, pickup_address: '', external_id: 'B', pickup_phone_number: '12' },
    ]);
    expect(good).toMatchObject({ problems: [], awaits: ['pickup'] });
    expect(bad?.problems.map(({ column }) => column)).toEqual(['pickup_phone_number']);
  });
});

describe('an address that is looked up', () => {
  const text = '1 Main Road, Mowbray';
  const key = '1 main road mowbray';
  const row = goodCells({ dropoff_address: text, dropoff_latitude: '', dropoff_longitude: '' });
  const exact = { address: 'Main Road 1', latitude: -33.9, longitude: 18.4, isExact: true };
  const found = (...candidates: readonly (typeof exact)[]) => ({ ...NONE, found: { [key]: candidates } });

  test('an address that is not looked up yet is awaited', () => {
    const rows = check([row]);
    expect(rows).toMatchObject([{ problems: [], awaits: ['address'] }]);
    expect(searchedAddresses(rows, { places: {} }, UNSAVED)).toMatchObject([{ key, text, state: 'open' }]);
  });

  test('an address with a guard and degrees of space is looked up as it is checked', () => {
    const rows = check([{ ...row, dropoff_address: `'${text} `, dropoff_latitude: ' ' }]);
    expect(rows).toMatchObject([{ awaits: ['address'] }]);
    expect(searchedAddresses(rows, { places: {} }, UNSAVED)).toMatchObject([{ key, state: 'open' }]);
  });

  test('an address may be the name of what every object has', () => {
    const rows = check([{ ...row, dropoff_address: 'constructor' }]);
    expect(searchedAddresses(rows, { places: {}, lookups: {} }, UNSAVED)).toEqual([
      { key: 'constructor', text: 'constructor', rows: 1, state: 'question', candidates: [] },
    ]);
  });

  test.each([
    ['a street', '5 Main Road, Mowbray', { ...exact, address: 'Main Road, Mowbray', isExact: false }],
    ['a house of which the file names the flat', 'Flat 3, Main Road 1', exact],
  ])('the text of the file stays for %s', (_, typed, candidate) => {
    const coordinates = { latitude: -33.9, longitude: 18.4 };
    expect(placeOfCandidate(typed, candidate)).toEqual({
      text: typed,
      coordinates,
      found: candidate.address,
    });
    const place = placeOfCandidate(typed, candidate);
    const key = typed.toLowerCase().replace(',', '');
    const rows = check([{ ...row, dropoff_address: typed }], { ...NONE, chosen: new Map([[key, place]]) });
    expect(rows[0]?.delivery.dropoff.address).toEqual({ text: typed, coordinates });
    expect(searchedAddresses(rows, { places: { [key]: place } }, UNSAVED)).toMatchObject([
      { state: 'found', place: candidate.address },
    ]);
  });

  test('the only place is taken, with the text of the file', () => {
    const { found: lookups, ...sources } = found(exact);
    const rows = check([row], { ...sources, found: lookups });
    const coordinates = { latitude: -33.9, longitude: 18.4 };
    expect(rows).toMatchObject([
      { problems: [], awaits: [], delivery: { dropoff: { address: { text, coordinates } } } },
    ]);
    expect(searchedAddresses(rows, { places: {}, lookups }, UNSAVED)).toMatchObject([
      { state: 'found', place: 'Main Road 1' },
    ]);
  });

  test.each([
    ['several places', [exact, { ...exact, address: 'Main Road 2' }]],
    ['a street', [{ ...exact, isExact: false }]],
  ])('%s are asked about', (_, candidates) => {
    const sources = found(...candidates);
    const rows = check([row], sources);
    expect(rows[0]?.problems).toEqual([
      { column: 'dropoff_address', message: 'Choose which place is meant, under Addresses.' },
    ]);
    expect(searchedAddresses(rows, { places: {}, lookups: sources.found }, UNSAVED)).toMatchObject([
      { state: 'question', candidates },
    ]);
  });

  test('the address book is asked first', () => {
    const saved = savedByText([{ ...SHOP, label: text }]);
    const rows = check([row], { ...NONE, saved });
    expect(rows).toMatchObject([
      { awaits: [], delivery: { dropoff: { address: { text: SHOP.fullAddressString } } } },
    ]);
    // Also where the text was looked up before it was saved.
    for (const lookups of [{}, { [key]: [exact] }]) {
      expect(searchedAddresses(rows, { places: {}, lookups }, saved)).toEqual([]);
    }
  });
});

test('a bad value in any cell is told in a sentence of our own', () => {
  const bad = [
    'x',
    '-',
    '0',
    '1e300',
    '-91',
    '9'.repeat(400),
    '__a__',
    '=1',
    '2026-02-30',
    '25:61',
    '\u0000',
    'a\nb',
  ];
  const told = new Set(CELL_COLUMNS.flatMap(({ key }) => bad.flatMap((text) => problems({ [key]: text }))));
  expect(told.size).toBeGreaterThan(10);
  for (const problem of told) {
    expect(problem).toMatch(/^\w+: [A-Z].*[.?)]$/s);
    expect(problem).not.toMatch(/Expected|Invalid|[Rr]eceived|undefined|\/\^/);
  }
});
