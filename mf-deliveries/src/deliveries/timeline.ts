import type { Delivery } from '@fleetfoot/shared/domain';
import * as v from 'valibot';

/** Organizations/{orgId}/Deliveries/{id}/History/{n}, written by the server. */
export const StatusChangeSchema = v.object({
  id: v.string(),
  status: v.string(),
  at: v.date(),
  by: v.optional(v.string(), ''),
});

export type StatusChange = v.InferOutput<typeof StatusChangeSchema>;

export interface TimelineEntry {
  readonly key: string;
  readonly text: string;
  /** Uid of who did it, as far as it is known. */
  readonly by: string;
  readonly at: Date;
}

/** Server times of one write differ by less, in milliseconds. */
const SAME_MOMENT_MS = 1_000;

/** What happened to a delivery, the latest first. */
export function timeline(delivery: Delivery, history: readonly StatusChange[]): readonly TimelineEntry[] {
  const { created_at, updated_at, created_by, updated_by } = delivery;
  const changes = history
    .filter(({ status }) => status !== 'Created')
    .map(({ id, status, at, by }) => ({ key: id, text: status, by, at }));
  const isTold = [created_at, ...changes.map(({ at }) => at)].some(
    (at) => Math.abs(at.getTime() - updated_at.getTime()) < SAME_MOMENT_MS,
  );
  const entries = [
    { key: 'created', text: 'Created', by: created_by, at: created_at },
    ...changes,
    ...(isTold ? [] : [{ key: 'updated', text: 'Last changed', by: updated_by, at: updated_at }]),
  ];
  return entries.sort((one, other) => other.at.getTime() - one.at.getTime());
}

/** Uids of everybody whose doing the timeline shows. */
export function peopleOf(entries: readonly TimelineEntry[]): readonly string[] {
  return [...new Set(entries.map(({ by }) => by))].filter((uid) => uid !== '').sort();
}
