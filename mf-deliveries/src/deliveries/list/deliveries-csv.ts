import { type CsvFormat, csvDate, csvFile, csvNumber, csvText } from '@fleetfoot/shared/csv';
import {
  DELIVERABLE_ACTION_LABELS,
  type Delivery,
  formatPhoneNumber,
  toLocalDateTime,
} from '@fleetfoot/shared/domain';
import { LIST_COLUMNS } from './list-columns';

type Cell = (delivery: Delivery, format: CsvFormat) => string;

const { reference, dropoff, address, urgency, pickup, created, status } = LIST_COLUMNS;

function degrees(value: number | string, format: CsvFormat): string {
  return csvNumber(value === '' ? undefined : Number(value), format);
}

function shown({ header, text }: typeof reference): readonly [string, Cell] {
  return [header, (delivery) => csvText(text(delivery))];
}

/** The columns of the screen in its order, then what the screen has no room for. */
const COLUMNS: readonly (readonly [header: string, cell: Cell])[] = [
  shown(reference),
  shown(dropoff),
  shown(address),
  shown(urgency),
  [pickup.header, ({ pickup_time }) => csvDate(pickup_time)],
  [created.header, ({ created_at }) => csvDate(created_at)],
  shown(status),
  ['Payment status', ({ payment_status }) => csvText(payment_status)],
  ['Drop-off phone number', ({ dropoff_phone_number }) => csvText(formatPhoneNumber(dropoff_phone_number))],
  ['Drop-off instructions', ({ dropoff_instructions }) => csvText(dropoff_instructions)],
  ['Drop-off latitude', ({ dropoff_latitude }, format) => degrees(dropoff_latitude, format)],
  ['Drop-off longitude', ({ dropoff_longitude }, format) => degrees(dropoff_longitude, format)],
  ['Action', ({ deliverable_action }) => csvText(DELIVERABLE_ACTION_LABELS[deliverable_action])],
  ['Pickup name', ({ pickup_name }) => csvText(pickup_name)],
  ['Pickup address', ({ pickup_address }) => csvText(pickup_address)],
  ['Pickup phone number', ({ pickup_phone_number }) => csvText(formatPhoneNumber(pickup_phone_number))],
  ['Pickup instructions', ({ pickup_instructions }) => csvText(pickup_instructions)],
  ['Pickup latitude', ({ pickup_latitude }, format) => degrees(pickup_latitude, format)],
  ['Pickup longitude', ({ pickup_longitude }, format) => degrees(pickup_longitude, format)],
  ['ID', ({ id }) => csvText(id)],
];

/** Deliveries as a file for a spreadsheet: the given rows in the given order. */
export function deliveriesCsv(deliveries: readonly Delivery[], format: CsvFormat): string {
  const rows = deliveries.map((delivery) => COLUMNS.map(([, cell]) => cell(delivery, format)));
  return csvFile([COLUMNS.map(([header]) => csvText(header)), ...rows], format);
}

/** Name of the file: `deliveries-2026-02-03.csv`, by the day in South Africa. */
export function deliveriesFileName(now: Date): string {
  return `deliveries-${toLocalDateTime(now).slice(0, 10)}.csv`;
}
