import { CSV_FORMATS } from '@fleetfoot/shared/csv';
import { formatPhoneNumber, toLocalDateTime } from '@fleetfoot/shared/domain';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { DELIVERABLE_ACTIONS, URGENCY_LEVELS } from '@fleetfoot/shared/model/delivery/delivery-choices';
import { PROOF_KINDS } from '@fleetfoot/shared/model/delivery/proof';
import { FIRST_TARIFF, quotedPrice } from '@fleetfoot/shared/model/delivery/tariff';
import type { TypedDelivery } from '@fleetfoot/shared/model/delivery/typed-delivery';
import fc from 'fast-check';
import { deliveriesCsv } from './deliveries/list/export-dialog';
import { delivery } from './deliveries/testing/delivery';
import { checkLines, lineCheck } from './import/check/check-lines';
import { dateOrdersOf } from './import/check/to-typed-delivery';
import { parseTable } from './import/choose/parse-table';
import { isExported } from './import/headings';
import { guessMapping, usedColumns } from './import/map/mapping';
import { toLines } from './import/map/to-lines';
import { RUNS } from './import/testing/runs';

const NOW = () => new Date('2026-12-31T10:00:00Z');
const LINKS = new Map([['d-0', 'https://dash.example/t/abcdefghijklmnopqrstuA']]);

/** Leaves out the guard of a spreadsheet: what looks like one is taken for one. */
const isText = (text: string) => !/^=".*"$/s.test(text);
/** A text of one line as a form keeps it. */
const line = fc
  .string({ unit: fc.constantFrom(...'aZé0;,|"\t=+-@/ \uff1d\uff0b'), maxLength: 14 })
  .map((text) => text.replace(/[\t ]+/g, ' ').trim())
  .filter(isText);
const words = line.filter((text) => text !== '' && !/^["']|^\d/.test(text));
const lines = fc
  .array(line, { maxLength: 3 })
  .map((some) => some.join('\n').trim())
  .filter(isText);
// No place by itself, such as degrees, and not one word.
const address = words.map((text) => `${text} Road, Cape Town`);
const moment = fc
  .date({ min: new Date('2027-01-01T00:00:00Z'), max: new Date('2027-12-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => new Date(Math.floor(date.getTime() / 60_000) * 60_000));
const window = moment.chain((start) =>
  fc
    .integer({ min: 1, max: 600 })
    .map((minutes) => ({ start, end: new Date(start.getTime() + minutes * 60_000) })),
);
const phone = fc.constantFrom('+27831234567', '+27215550100', '+26650123456');
const degrees = {
  latitude: fc.integer({ min: -339_000, max: -260_000 }),
  longitude: fc.integer({ min: 185_000, max: 280_000 }),
};
const price = quotedPrice(FIRST_TARIFF, { urgency_level: 'on_demand', metres: 12_345, seconds: 1_500 });

const stop = fc.record({
  address,
  ...{
    latitude: degrees.latitude.map((n) => n / 10_000),
    longitude: degrees.longitude.map((n) => n / 10_000),
  },
  ...{ name: words, phone_number: phone, instructions: lines, unit: line, landmark: line, gate_code: line },
});

const generated = fc.record({
  external_id: words,
  urgency_level: fc.constantFrom(...URGENCY_LEVELS),
  deliverable_action: fc.constantFrom(...DELIVERABLE_ACTIONS),
  proof: fc.option(fc.constantFrom(...PROOF_KINDS), { nil: undefined }),
  status: fc.constantFrom('Created', 'Delivered'),
  isPriced: fc.boolean(),
  pickup_time: moment,
  ...{ pickup: stop, dropoff: stop, windows: fc.tuple(window, fc.integer({ min: 0, max: 300 })) },
});

type Generated = typeof generated extends fc.Arbitrary<infer One> ? One : never;

function windowsOf({ windows: [pickup_window, later] }: Generated) {
  const shift = (date: Date) => new Date(date.getTime() + later * 60_000);
  const { start, end } = pickup_window;
  return { pickup_window, dropoff_window: { start: shift(start), end: shift(end) } };
}

function storedOf(one: Generated, index: number): Delivery {
  const { pickup, dropoff, windows: _, isPriced, proof, ...fields } = one;
  const flat = (name: string, values: object) =>
    Object.fromEntries(Object.entries(values).map(([field, value]) => [`${name}_${field}`, value]));
  return delivery({
    ...{ ...fields, id: `d-${index}`, external_id: `${index}-${fields.external_id}` },
    ...flat('pickup', pickup),
    ...flat('dropoff', dropoff),
    ...(one.urgency_level === 'time_window' && windowsOf(one)),
    ...(proof && { proof }),
    ...(isPriced && { price }),
  });
}

function typedStop({ address: text, latitude, longitude, ...stop }: Generated['pickup']) {
  const phone_number = formatPhoneNumber(stop.phone_number);
  return { ...stop, phone_number, address: { text, coordinates: { latitude, longitude } } };
}

/** What a form would hold of a delivery. */
function typedOf(one: Generated, index: number): Partial<TypedDelivery> {
  const { pickup_window, dropoff_window } = windowsOf(one);
  const typed = ({ start, end }: typeof pickup_window) => ({
    start: toLocalDateTime(start),
    end: toLocalDateTime(end),
  });
  return {
    external_id: `${index}-${one.external_id}`,
    urgency_level: one.urgency_level,
    deliverable_action: one.deliverable_action,
    pickup: typedStop(one.pickup),
    dropoff: typedStop(one.dropoff),
    pickup_time: toLocalDateTime(one.pickup_time),
    ...(one.proof && { proof: one.proof }),
    ...(one.urgency_level === 'time_window' && {
      pickup_window: typed(pickup_window),
      dropoff_window: typed(dropoff_window),
    }),
  };
}

test('every column that the list of deliveries writes is read back, or known to be of no use', () => {
  fc.assert(
    fc.property(
      fc.array(generated, { minLength: 1, maxLength: 3 }),
      fc.constantFrom(...Object.values(CSV_FORMATS)),
      fc.boolean(),
      (some, { format }, hasLinks) => {
        const text = deliveriesCsv(some.map(storedOf), format, hasLinks ? LINKS : undefined);
        const read = parseTable(text, 10);
        if (!read.ok) throw new Error(read.message);
        const { headings } = read.table;
        const mapping = guessMapping(headings, {});
        const unread = usedColumns(read.table).filter((index) => !Object.values(mapping).includes(index));
        expect(
          unread.map((index) => headings[index]).filter((heading) => !isExported(heading ?? '')),
        ).toEqual([]);
        const rows = toLines(read.table, mapping);
        const dateOrders = dateOrdersOf(rows.map(({ cells }) => cells));
        const checked = checkLines(
          rows,
          lineCheck({ saved: new Map(), chosen: new Map(), found: {}, dateOrders }, NOW),
        );
        expect(checked.map(({ delivery }) => delivery)).toMatchObject(some.map(typedOf));
        expect(checked.flatMap(({ awaits }) => awaits)).toEqual([]);
      },
    ),
    RUNS,
  );
});

test('deliveries of every urgency are ready to be created again', () => {
  const [start, end] = [new Date('2027-12-01T06:00:00Z'), new Date('2027-12-01T07:30:00Z')];
  const deliveries = URGENCY_LEVELS.map((urgency_level) =>
    delivery({
      ...{ external_id: urgency_level, urgency_level, pickup_time: start, proof: 'pin' },
      ...(urgency_level === 'time_window' && {
        pickup_window: { start, end },
        dropoff_window: { start, end },
      }),
    }),
  );
  const read = parseTable(deliveriesCsv(deliveries, CSV_FORMATS.local.format), 10);
  if (!read.ok) throw new Error(read.message);
  const rows = toLines(read.table, guessMapping(read.table.headings, {}));
  const checked = checkLines(rows, lineCheck({ saved: new Map(), chosen: new Map(), found: {} }, NOW));
  expect(checked.flatMap(({ problems }) => problems)).toEqual([]);
});
