import {
  DELIVERABLE_ACTION_LABELS,
  DELIVERABLE_ACTIONS,
  type TypedDelivery,
  URGENCY_LABELS,
  URGENCY_LEVELS,
} from '@fleetfoot/shared/model';
import { foldedText } from '../../addresses/address-text';
import type { Cells, ColumnKey } from '../columns';
import { readDateTime } from './read-date-time';
import { type AddressSources, type CellProblem, resolveStop } from './resolve-stop';

const WINDOWS = [
  'pickup_window_start',
  'pickup_window_end',
  'dropoff_window_start',
  'dropoff_window_end',
] as const;

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

/** A row as the form would hold it, and what could not be read. */
export function toTypedDelivery(
  cells: Cells,
  sources: AddressSources,
): { readonly delivery: TypedDelivery; readonly problems: readonly CellProblem[] } {
  const pickup = resolveStop(cells, 'pickup', sources);
  const dropoff = resolveStop(cells, 'dropoff', sources);
  function time(key: ColumnKey): string {
    const cell = cells[key] ?? '';
    return cell === '' ? '' : (readDateTime(cell) ?? UNREADABLE);
  }
  return {
    problems: [...pickup.problems, ...dropoff.problems],
    delivery: {
      external_id: cells.external_id ?? '',
      urgency_level: urgencyOf(cells),
      pickup_time: time('pickup_time'),
      pickup_window: { start: time('pickup_window_start'), end: time('pickup_window_end') },
      dropoff_window: { start: time('dropoff_window_start'), end: time('dropoff_window_end') },
      deliverable_action: cells.deliverable_action
        ? chosen(cells.deliverable_action, DELIVERABLE_ACTIONS, DELIVERABLE_ACTION_LABELS)
        : 'meet_at_door',
      pickup: pickup.stop,
      dropoff: dropoff.stop,
    },
  };
}
