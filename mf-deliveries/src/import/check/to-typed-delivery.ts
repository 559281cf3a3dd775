import {
  DELIVERABLE_ACTION_LABELS,
  DELIVERABLE_ACTIONS,
  PROOF_KINDS,
  type TypedDelivery,
  URGENCY_LABELS,
  URGENCY_LEVELS,
} from '@fleetfoot/shared/model';
import { foldedText } from '../../addresses/address-text';
import type { Cells, ColumnKey } from '../columns';
import { readDateTime } from './read-date-time';
import { type AddressSources, type Awaited, type CellProblem, resolveStop } from './resolve-stop';

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
}

/** A row as the form would hold it. */
export function toTypedDelivery(cells: Cells, sources: AddressSources): ReadRow {
  const pickup = resolveStop(cells, 'pickup', sources);
  const dropoff = resolveStop(cells, 'dropoff', sources);
  const { problems, ...proof } = proofOf(cells);
  function time(key: ColumnKey): string {
    const cell = cells[key] ?? '';
    return cell === '' ? '' : (readDateTime(cell) ?? UNREADABLE);
  }
  return {
    problems: [...pickup.problems, ...dropoff.problems, ...problems],
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
