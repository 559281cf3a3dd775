import {
  type AuditEvent,
  type CancelledDelivery,
  type Delivery,
  PROVIDER,
  type Problem,
  RECIPIENT,
  type StatusChange,
} from '@fleetfoot/shared/model';
import { courierText } from '../courier-text';
import { reasonText } from '../failure-reason';
import { editInWords } from './edits-in-words';
import { problemEntries } from './problem-entries';

interface TimelineEntry {
  readonly key: string;
  readonly text: string;
  /** What was changed, a sentence for each field. */
  readonly changes?: readonly string[];
  /** Uid of the person, as far as it is known. */
  readonly by: string;
  readonly at: Date;
}

/** What is known to have happened to a delivery, apart from itself. */
interface Known {
  readonly history: readonly StatusChange[];
  readonly edits: readonly AuditEvent[];
  readonly problems?: readonly Problem[];
}

/** Server times of one write differ by less, in milliseconds. */
const SAME_MOMENT_MS = 1_000;

/** A status with what belongs to it: the courier who was assigned, the reason of a failure. */
function statusText(status: string, delivery: Delivery): string {
  const more: Readonly<Record<string, string>> = {
    'Courier assigned': courierText(delivery),
    Failed: reasonText(delivery),
  };
  return [status, more[status]].filter(Boolean).join(': ');
}

/** What happened to a delivery, the latest first. */
export function timeline(
  delivery: Delivery | CancelledDelivery,
  { history, edits, problems = [] }: Known,
): readonly TimelineEntry[] {
  const { created_at, updated_at, created_by, updated_by } = delivery;
  const changes = [
    ...history
      .filter(({ status }) => status !== 'Created')
      .map(({ id, status, at, by }) => ({ key: id, text: statusText(status, delivery), by, at })),
    ...edits.map((event) => ({
      ...{ key: event.id, text: 'Edited', by: event.actor.id, at: event.at },
      changes: editInWords(event),
    })),
  ];
  const isTold = [created_at, ...changes.map(({ at }) => at)].some(
    (at) => Math.abs(at.getTime() - updated_at.getTime()) < SAME_MOMENT_MS,
  );
  const entries: TimelineEntry[] = [
    ...problemEntries(problems),
    { key: 'created', text: 'Created', by: created_by, at: created_at },
    ...changes,
    ...(isTold ? [] : [{ key: 'updated', text: 'Last changed', by: updated_by, at: updated_at }]),
  ];
  if ('cancelled_at' in delivery) {
    const { cancelled_at, cancelled_by } = delivery;
    entries.push({ key: 'cancelled', text: 'Cancelled', by: cancelled_by, at: cancelled_at });
  }
  return entries.sort((one, other) => other.at.getTime() - one.at.getTime());
}

/** Uids of the people in the timeline. */
export function peopleOf(entries: readonly TimelineEntry[]): readonly string[] {
  return [...new Set(entries.map(({ by }) => by))]
    .filter((uid) => uid !== '' && !Object.hasOwn(OTHERS, uid))
    .sort();
}

/** Who is no person of the organisation: its own systems, whoever has the tracking link, and the service. */
const OTHERS: Readonly<Record<string, string>> = {
  api: 'the API',
  [RECIPIENT]: 'the recipient',
  [PROVIDER]: 'our support team',
};

/** What somebody is called; `undefined` for whom nobody knows. */
export function nameOf(uid: string, names: ReadonlyMap<string, string>): string | undefined {
  return OTHERS[uid] ?? names.get(uid);
}
