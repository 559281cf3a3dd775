// Apart from the statuses, which are all that a list needs.

import { CANCELLED, type DeliveryStatus, UNCOLLECTED } from './delivery-status';

/** Who moves a delivery. Members only cancel it: the rest is written by functions. */
type Mover = 'courier' | 'system' | 'member';

interface Move {
  readonly by: readonly Mover[];
  readonly from: readonly DeliveryStatus[];
  readonly to: DeliveryStatus | typeof CANCELLED;
}

const UNTIL_DROPOFF = [...UNCOLLECTED, 'Collected'] as const;
const UNTIL_ENDED = [...UNTIL_DROPOFF, 'At drop-off'] as const;

/**
 * The one table of who may move what to what, by event. An event moves a delivery from every status that comes before
 * its own, not only from the one just before: what a courier tells may be lost or overtaken.
 */
export const DELIVERY_MOVES = {
  assigned: { by: ['courier'], from: ['Created'], to: 'Courier assigned' },
  arrived_at_pickup: { by: ['courier'], from: ['Created', 'Courier assigned'], to: 'At pickup' },
  collected: { by: ['courier'], from: UNCOLLECTED, to: 'Collected' },
  arrived_at_dropoff: { by: ['courier'], from: UNTIL_DROPOFF, to: 'At drop-off' },
  delivered: { by: ['courier'], from: UNTIL_ENDED, to: 'Delivered' },
  failed: { by: ['courier', 'system'], from: UNTIL_ENDED, to: 'Failed' },
  returning: { by: ['courier'], from: [...UNTIL_ENDED, 'Failed'], to: 'Returning' },
  returned: { by: ['courier'], from: [...UNTIL_ENDED, 'Failed', 'Returning'], to: 'Returned' },
  // As `firestore.rules` have it.
  cancelled: { by: ['member'], from: UNCOLLECTED, to: CANCELLED },
} as const satisfies Record<string, Move>;

export type DeliveryEvent = keyof typeof DELIVERY_MOVES;

/** What becomes of a delivery that gets an event: it moves, it has been there already, or it cannot go there. */
export type Transition =
  | { readonly kind: 'moved'; readonly to: DeliveryStatus | typeof CANCELLED }
  | { readonly kind: 'unchanged' | 'refused' };

/** Why a delivery failed, as the fleet says it, and in words. */
export const FAILURE_REASONS = {
  no_courier: 'No courier could take it',
  recipient_absent: 'Nobody was there to take it',
  recipient_refused: 'The recipient refused it',
  address_not_found: 'The address was not found',
  not_ready: 'It was not ready at pickup',
  damaged: 'It was damaged',
  other: 'The courier could not deliver it',
} as const;

export type FailureReason = keyof typeof FAILURE_REASONS;

/** Whether the table leads from one status to another, over any number of moves. */
function leadsTo(from: string, to: string): boolean {
  const moves: readonly Move[] = Object.values(DELIVERY_MOVES);
  return moves.some(
    (move) => (move.from as readonly string[]).includes(from) && (move.to === to || leadsTo(move.to, to)),
  );
}

/**
 * What an event makes of a delivery. A late or repeated event changes nothing; one that contradicts what is there is
 * refused.
 * @param status as it is stored; {@link CANCELLED} when the delivery is gone
 */
export function transition(status: string, event: DeliveryEvent): Transition {
  const { from, to }: Move = DELIVERY_MOVES[event];
  if ((from as readonly string[]).includes(status)) return { kind: 'moved', to };
  return { kind: status === to || leadsTo(to, status) ? 'unchanged' : 'refused' };
}
