import { CSV_FORMATS } from '@fleetfoot/shared/csv';
import { parseTable } from '../choose/parse-table';
import { templateCsv } from '../choose/template-dialog';
import type { Cells } from '../columns';
import { guessMapping } from '../map/mapping';
import { toLines } from '../map/to-lines';
import { goodCells } from '../testing/good-cells';
import { SHOP } from '../testing/saved-address';
import { checkLines, lineCheck } from './check-lines';
import { type AddressSources, savedByText } from './resolve-stop';
import { unknownAddresses } from './unknown-address-list';

const NOW = () => new Date('2026-11-21T10:00:00Z');
const NONE: AddressSources = { saved: new Map(), chosen: new Map() };

function check(rows: readonly Cells[], sources = NONE) {
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
  [{ dropoff_phone_number: '12' }, ['dropoff_phone_number: Enter a phone number such as 082 123 4567.']],
  [{ urgency_level: 'soon' }, ['urgency_level: Choose on demand, scheduled or time window.']],
  [{ urgency_level: 'Scheduled' }, ['pickup_time: Enter the pickup date and time.']],
  [{ pickup_time: 'soon' }, ['pickup_time: Enter a date and a time for the pickup date and time.']],
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
      message: 'Choose the pickup address from the list, so that the courier gets its exact location.',
    });
    expect(unknownAddresses(rows)).toEqual([{ key: 'shop', text: 'SHOP', rows: 2 }]);
    const place = { text: 'The Shop, Gardens', coordinates: { latitude: -33.92, longitude: 18.42 } };
    const chosen = { ...NONE, chosen: new Map([['shop', place]]) };
    const named = goodCells({ pickup_address: 'SHOP', pickup_latitude: '', pickup_longitude: '' });
    expect(check([named], chosen)).toMatchObject([
      { problems: [], delivery: { pickup: { address: place } } },
    ]);
  });

  test('a pickup may be left out where the whole file has one', () => {
    const [line] = check([{ ...bare, pickup_address: '' }], { ...NONE, pickup: SHOP });
    expect(line).toMatchObject({ problems: [], delivery: { pickup: { name: 'Front desk' } } });
  });
});
