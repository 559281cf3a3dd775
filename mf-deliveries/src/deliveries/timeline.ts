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
  readonly at: Date;
}

/** Server times of one write differ by less, in milliseconds. */
const SAME_MOMENT_MS = 1_000;

/** What happened to a delivery, the latest first. */
export function timeline(delivery: Delivery, history: readonly StatusChange[]): readonly TimelineEntry[] {
  const { created_at, updated_at } = delivery;
  const changes = history
    .filter(({ status }) => status !== 'Created')
    .map(({ id, status, at }) => ({ key: id, text: status, at }));
  const isTold = [created_at, ...changes.map(({ at }) => at)].some(
    (at) => Math.abs(at.getTime() - updated_at.getTime()) < SAME_MOMENT_MS,
  );
  const entries = [
    { key: 'created', text: 'Created', at: created_at },
    ...changes,
    ...(isTold ? [] : [{ key: 'updated', text: 'Last changed', at: updated_at }]),
  ];
  return entries.sort((one, other) => other.at.getTime() - one.at.getTime());
}
