import {
  DELIVERABLE_ACTION_LABELS,
  DELIVERABLE_ACTIONS,
  URGENCY_LABELS,
  URGENCY_LEVELS,
} from '@fleetfoot/shared/model/delivery/delivery-choices';
import { PROOF_KINDS } from '@fleetfoot/shared/model/delivery/proof';
import type { TypedDelivery } from '@fleetfoot/shared/model/delivery/typed-delivery';
import { foldedText } from '../../addresses/address-text';
import type { Cells } from '../columns';
import { type DateOrder, orderOf, readDateTime } from './read-date-time';
import { type AddressSources, type Awaited, type CellProblem, resolveStop } from './resolve-stop';

/** The columns of moments. */
export const TIMES = [
  'pickup_time',
  'pickup_window_start',
  'pickup_window_end',
  'dropoff_window_start',
  'dropoff_window_end',
] as const;

export type TimeColumn = (typeof TIMES)[number];

/** Which of day and month comes first, in the columns of which that is known. */
export type DateOrders = Readonly<Partial<Record<TimeColumn, DateOrder>>>;

/** What a row is read with. */
export interface RowSources extends AddressSources {
  readonly dateOrders?: DateOrders | undefined;
}

const [PICKUP_TIME, ...WINDOWS] = TIMES;

/** What no date can be read from, so that the check finds it. */
const UNREADABLE = '?';

function chosen<Key extends string>(
  cell: string,
  keys: readonly Key[],
  labels: Readonly<Record<Key, string>>,
): string {
  const text = foldedText(cell.replaceAll('_', ' '));
  return keys.find((key) => key.replaceAll('_', ' ') === text || foldedText(labels[key]) === text) ?? cell;
}

function urgencyOf(cells: Cells): string {
  if (cells.urgency_level) return chosen(cells.urgency_level, URGENCY_LEVELS, URGENCY_LABELS);
  if (WINDOWS.some((key) => cells[key])) return 'time_window';
  return cells.pickup_time ? 'scheduled' : 'on_demand';
}

/** The columns whose times count for a row. */
function timesOf(cells: Cells): readonly TimeColumn[] {
  const urgency = urgencyOf(cells);
  if (urgency === 'scheduled') return [PICKUP_TIME];
  return urgency === 'time_window' ? WINDOWS : [];
}

/** The order that the dates of each column have, where some have one alone and none has the other. */
export function dateOrdersOf(rows: readonly Cells[]): DateOrders {
  const orders = TIMES.map((key) => {
    const found = new Set(rows.flatMap(({ [key]: cell }) => (cell ? [orderOf(cell)] : [])));
    if (found.has('day') === found.has('month')) return [];
    return [[key, found.has('day') ? 'day' : 'month']];
  });
  return Object.fromEntries(orders.flat());
}

/** Of an empty cell nothing is asked for. */
function proofOf({ proof }: Cells): { readonly proof?: string; readonly problems: readonly CellProblem[] } {
  if (!proof) return { problems: [] };
  const kind = PROOF_KINDS.find((known) => known === foldedText(proof));
  if (kind) return { proof: kind, problems: [] };
  return { problems: [{ column: 'proof', message: 'Choose Name, Signature, Photo, PIN or None.' }] };
}

interface ReadRow {
  readonly delivery: TypedDelivery;
  /** What could not be read. */
  readonly problems: readonly CellProblem[];
  readonly awaits: { readonly pickup?: Awaited | undefined; readonly dropoff?: Awaited | undefined };
  /** Columns whose times may be two dates. */
  readonly either: readonly TimeColumn[];
}

/** A row as the form would hold it. */
export function toTypedDelivery(cells: Cells, sources: RowSources): ReadRow {
  const pickup = resolveStop(cells, 'pickup', sources);
  const dropoff = resolveStop(cells, 'dropoff', sources);
  const { problems, ...proof } = proofOf(cells);
  const orders = sources.dateOrders ?? {};
  const counted = timesOf(cells);
  const times = TIMES.map((key) => {
    const cell = cells[key] ?? '';
    return { key, ...(cell === '' ? { ok: true as const, value: '' } : readDateTime(cell, orders[key])) };
  });
  function time(wanted: TimeColumn): string {
    const read = times.find(({ key }) => key === wanted);
    return read?.ok ? read.value : UNREADABLE;
  }
  const unread = times.flatMap((read) =>
    'message' in read && counted.includes(read.key) ? [{ column: read.key, message: read.message }] : [],
  );
  return {
    problems: [...pickup.problems, ...dropoff.problems, ...problems, ...unread],
    either: times.flatMap((read) => ('isEither' in read && counted.includes(read.key) ? [read.key] : [])),
    awaits: { pickup: pickup.awaits, dropoff: dropoff.awaits },
    delivery: {
      external_id: cells.external_id ?? '',
      urgency_level: urgencyOf(cells),
      pickup_time: time('pickup_time'),
      pickup_window: { start: time('pickup_window_start'), end: time('pickup_window_end') },
      dropoff_window: { start: time('dropoff_window_start'), end: time('dropoff_window_end') },
      deliverable_action: cells.deliverable_action
        ? chosen(cells.deliverable_action, DELIVERABLE_ACTIONS, DELIVERABLE_ACTION_LABELS)
        : 'meet_at_door',
      ...proof,
      pickup: pickup.stop,
      dropoff: dropoff.stop,
    },
  };
}
