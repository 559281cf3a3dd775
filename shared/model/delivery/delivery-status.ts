/** How it stands with a delivery: it waits for a courier, one is under way, or it has ended well or badly. */
export type DeliveryStage = 'waiting' | 'underWay' | 'endedWell' | 'endedBadly';

/** Every status that a delivery's document has, in the order in which they come, as it is stored and shown. */
export const DELIVERY_STATUSES = {
  Created: 'waiting',
  'Courier assigned': 'underWay',
  'At pickup': 'underWay',
  Collected: 'underWay',
  'At drop-off': 'underWay',
  Delivered: 'endedWell',
  Failed: 'endedBadly',
  Returning: 'endedBadly',
  Returned: 'endedBadly',
} as const satisfies Record<string, DeliveryStage>;

export type DeliveryStatus = keyof typeof DELIVERY_STATUSES;

/** Statuses of what no courier has yet: until then members cancel and edit it. */
export const UNCOLLECTED = ['Created', 'Courier assigned', 'At pickup'] as const;

/** Whether a delivery has still to be collected. */
export function isUncollected(status: string): boolean {
  return (UNCOLLECTED as readonly string[]).includes(status);
}

/** What is shown of a delivery that was cancelled; its document is gone, and its copy keeps the status that it had. */
export const CANCELLED = 'Cancelled';

function isStatus(status: string): status is DeliveryStatus {
  return Object.hasOwn(DELIVERY_STATUSES, status);
}

/** The stage of a status; `undefined` for one that only a later release knows. */
export function stageOf(status: string): DeliveryStage | undefined {
  return isStatus(status) ? DELIVERY_STATUSES[status] : undefined;
}

/** Whether a courier is on the road with it or to it: only then is there a position. */
export function isOnTheRoad(status: string): boolean {
  return stageOf(status) === 'underWay' || status === 'Returning';
}
