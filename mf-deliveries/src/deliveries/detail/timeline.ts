import type { CancelledDelivery } from '@fleetfoot/shared/model/delivery/cancelled-delivery';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import type { StatusChange } from '@fleetfoot/shared/model/delivery/delivery-records';
import { CANCELLED } from '@fleetfoot/shared/model/delivery/delivery-status';
import { PROVIDER, type Problem } from '@fleetfoot/shared/model/delivery/problem';
import { type AuditEvent, RECIPIENT } from '@fleetfoot/shared/model/team/audit-event';
import type { Say } from '@fleetfoot/shared/texts';
import { courierText } from '../courier-text';
import { reasonText } from '../failure-reason';
import { editInWords } from './edits-in-words';
import { problemEntries } from './problem-entries';
import { ENGLISH, type TimelineWords } from './timeline-words';

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
  readonly words?: TimelineWords;
}

/** Server times of one write differ by less, in milliseconds. */
const SAME_MOMENT_MS = 1_000;

/** A status with what belongs to it: the courier who was assigned, the reason of a failure. */
function statusText(say: Say, status: string, delivery: Delivery): string {
  const more: Readonly<Record<string, string>> = {
    'Courier assigned': courierText(delivery),
    Failed: say(reasonText(delivery)),
  };
  return [say(status), more[status]].filter(Boolean).join(': ');
}

/** What happened to a delivery, the latest first. */
export function timeline(
  delivery: Delivery | CancelledDelivery,
  { history, edits, problems = [], words = ENGLISH }: Known,
): readonly TimelineEntry[] {
  const { timeline: texts, say } = words;
  const { created_at, updated_at, created_by, updated_by } = delivery;
  const changes = [
    ...history
      .filter(({ status }) => status !== 'Created')
      .map(({ id, status, at, by }) => ({ key: id, text: statusText(say, status, delivery), by, at })),
    ...edits.map((event) => ({
      ...{ key: event.id, text: texts.edited, by: event.actor.id, at: event.at },
      changes: editInWords(event, words),
    })),
  ];
  const isTold = [created_at, ...changes.map(({ at }) => at)].some(
    (at) => Math.abs(at.getTime() - updated_at.getTime()) < SAME_MOMENT_MS,
  );
  const entries: TimelineEntry[] = [
    ...problemEntries(problems, words),
    { key: 'created', text: say('Created'), by: created_by, at: created_at },
    ...changes,
    ...(isTold ? [] : [{ key: 'updated', text: texts.changed, by: updated_by, at: updated_at }]),
  ];
  if ('cancelled_at' in delivery) {
    const { cancelled_at, cancelled_by } = delivery;
    entries.push({ key: 'cancelled', text: say(CANCELLED), by: cancelled_by, at: cancelled_at });
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
const OTHERS: Readonly<Record<string, 'api' | 'recipient' | 'support'>> = {
  api: 'api',
  [RECIPIENT]: 'recipient',
  [PROVIDER]: 'support',
};

/** What somebody is called; `undefined` for whom nobody knows. */
export function nameOf(
  uid: string,
  names: ReadonlyMap<string, string>,
  texts: TimelineWords['timeline'] = ENGLISH.timeline,
): string | undefined {
  const other = OTHERS[uid];
  return other ? texts[other] : names.get(uid);
}
