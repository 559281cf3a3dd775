import type { Notice } from '@fleetfoot/shared/contract';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { CANCELLED } from '@fleetfoot/shared/model/delivery/delivery-status';
import { RECIPIENT } from '@fleetfoot/shared/model/team/audit-event';
import { deliveryName } from '../delivery-name';
import { reasonText } from '../failure-reason';
import { IN_ENGLISH } from './use-tell';

/** A delivery that is not any more what this tab knew. */
export interface Change {
  readonly before: Delivery;
  readonly delivery: Delivery;
}

/** What this tab knows of deliveries, whichever page it was read for. */
export interface ChangeMemory {
  /** Remembers these, and says which of them were known and have changed since. */
  compare(deliveries: readonly Delivery[]): readonly Change[];
}

/** More than a list has in a day; what is forgotten is new again. */
const MOST_KNOWN = 5_000;

export function createChangeMemory(): ChangeMemory {
  const known = new Map<string, Delivery>();
  return {
    compare(deliveries) {
      const changes: Change[] = [];
      for (const delivery of deliveries) {
        const before = known.get(delivery.id);
        // Of a cancelled one the list shows a copy.
        if (before === delivery || delivery.status === CANCELLED) continue;
        const age = before && delivery.updated_at.getTime() - before.updated_at.getTime();
        // A page that is returned to may show for a moment what another has seen newer.
        if (age !== undefined && age < 0) continue;
        known.delete(delivery.id);
        known.set(delivery.id, delivery);
        if (before && (age || before.status !== delivery.status)) changes.push({ before, delivery });
      }
      for (const id of known.keys()) {
        if (known.size <= MOST_KNOWN) break;
        known.delete(id);
      }
      return changes;
    },
  };
}

/** What a member is told of a change that others or couriers made; `undefined` where that is nothing. */
export function noticeOf(
  { before, delivery }: Change,
  uid: string,
  { texts, say } = IN_ENGLISH,
): Notice | undefined {
  const { id, status, updated_at, updated_by } = delivery;
  const isMoved = before.status !== status;
  const isEdited =
    !isMoved &&
    updated_by !== uid &&
    before.payment_status === delivery.payment_status &&
    before.blanked_at?.getTime() === delivery.blanked_at?.getTime();
  // The statuses that are worth a notice; a courier who waits at a stop is not.
  const reached: Readonly<Record<string, (name: string) => string>> = texts.reached;
  const edited = updated_by === RECIPIENT ? texts.changedByRecipient : texts.changed;
  const news = isMoved ? reached[status] : isEdited ? edited : undefined;
  return news === undefined
    ? undefined
    : {
        id: `${id} ${status} ${updated_at.getTime()}`,
        title: news(deliveryName(delivery)),
        ...(status === 'Failed' && isMoved && { text: say(reasonText(delivery)) }),
        path: `/deliveries/${id}`,
        at: updated_at,
      };
}
