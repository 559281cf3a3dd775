import type { FailureReason } from '@fleetfoot/shared/model/delivery/delivery-moves';
import { deliveryHistory } from '@fleetfoot/shared/model/delivery/delivery-records';
import { isOnTheRoad } from '@fleetfoot/shared/model/delivery/delivery-status';
import { COURIERS } from '../courier/plan-ride';
import type { DemoDocument } from './demo-documents';

const MINUTE_MS = 60_000;

/** What happens to a delivery, and how many minutes after its pickup time. */
const WELL = [
  ['Courier assigned', 2],
  ['At pickup', 13],
  ['Collected', 19],
  ['At drop-off', 41],
  ['Delivered', 44],
] as const;

const BADLY = [...WELL.slice(0, -1), ['Failed', 46], ['Returning', 48], ['Returned', 71]] as const;

/** How far a delivery is. */
export type LifeStatus = 'Created' | (typeof WELL | typeof BADLY)[number][0];

/** The way that leads to a status; empty while nothing has happened. */
function wayTo(status: LifeStatus): readonly (readonly [LifeStatus, number])[] {
  const way: readonly (readonly [LifeStatus, number])[] = WELL.some(([name]) => name === status)
    ? WELL
    : BADLY;
  return way.slice(0, way.findIndex(([name]) => name === status) + 1);
}

/** When a delivery began that has just taken on a status. */
export function begunBefore(now: Date, status: LifeStatus): Date {
  const [, minutes] = wayTo(status).at(-1) ?? ['Created', 0];
  return new Date(now.getTime() - (minutes + 1) * MINUTE_MS);
}

export interface Life {
  readonly orgID: string;
  readonly id: string;
  readonly status: LifeStatus;
  readonly begun: Date;
  /** Which courier has it. */
  readonly courier: number;
  readonly reason: FailureReason;
}

/** The fields of a delivery that its courier has brought to a status, and its timeline. */
export function lifeOf({ orgID, id, status, begun, courier, reason }: Life): {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly history: readonly DemoDocument[];
} {
  const way = wayTo(status).map(
    ([name, minutes]) => [name, new Date(begun.getTime() + minutes * MINUTE_MS)] as const,
  );
  const last = way.at(-1);
  if (!last) return { fields: { status }, history: [] };
  const { phone_number, ...known } = COURIERS[courier % COURIERS.length] ?? COURIERS[0];
  return {
    fields: {
      status,
      courier: { ...known, phone_number: isOnTheRoad(status) ? phone_number : '' },
      status_times: Object.fromEntries(way),
      ...(way.some(([name]) => name === 'Failed') && { failure_reason: reason }),
      ...{ updated_at: last[1], updated_by: 'fleet' },
    },
    history: way.map(([name, at], index) => ({
      path: deliveryHistory.document(orgID, id, `demo-${index + 1}`),
      data: { id: `demo-${index + 1}`, status: name, at, by: '' },
    })),
  };
}
