import { courierPositions } from '@fleetfoot/shared/model/delivery/courier';
import { deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { deliveryHistory } from '@fleetfoot/shared/model/delivery/delivery-records';
import { auditEvents } from '@fleetfoot/shared/model/team/audit-event';
import {
  collection,
  type DocumentSnapshot,
  doc,
  type Firestore,
  limit,
  onSnapshot,
  orderBy,
  type Query,
  query,
  where,
} from '../rules/client-sdk';

/** Somebody who has the list and the page of one delivery open, by the SDK of browsers. */
export interface Viewer {
  /** Documents that its listeners were sent. */
  reads(): number;
  /** Waits until the listeners show something. */
  until(isThere: IsSeen): Promise<void>;
  leave(): void;
}

/** Whether a viewer sees something. */
export type IsSeen = (seen: Readonly<Seen>) => boolean;

/** What a viewer sees: status and payment status in the list and on the page, the timeline, and where the courier is. */
interface Seen {
  /** How many of the five listeners have answered. */
  answered: number;
  listed?: string;
  shown?: string;
  statuses: number;
  latitude?: number | undefined;
}

function statusesOf(delivery: DocumentSnapshot | undefined): string {
  return `${delivery?.get('status')}, ${delivery?.get('payment_status')}`;
}

/**
 * Opens what the pages listen to, by queries like theirs: fifty of the list, the delivery, its timeline, its edits, and the
 * position of its courier.
 */
export function openViewer(firestore: Firestore, orgID: string, id: string): Viewer {
  const seen: Seen = { answered: 0, statuses: 0 };
  const waiting = new Set<() => void>();
  let reads = 0;
  const at = (path: string) => collection(firestore, path);

  /** Counts what an answer has brought; the database bills one read of a first answer that is empty. */
  function show(isFirst: boolean, sent: number): void {
    if (isFirst) seen.answered += 1;
    reads += isFirst ? Math.max(sent, 1) : sent;
    for (const look of waiting) look();
  }
  function list(asked: Query, see: (documents: readonly DocumentSnapshot[]) => void): () => void {
    let isFirst = true;
    return onSnapshot(asked, (found) => {
      see(found.docs);
      show(isFirst, found.docChanges().filter(({ type }) => type !== 'removed').length);
      isFirst = false;
    });
  }
  function follow(path: string, see: (document: DocumentSnapshot) => void): () => void {
    let isFirst = true;
    return onSnapshot(doc(firestore, path), (found) => {
      see(found);
      // That a document is gone is no read.
      show(isFirst, found.exists() ? 1 : 0);
      isFirst = false;
    });
  }

  const edits = [where('kind', '==', 'delivery.edited'), where('object.id', '==', id)];
  const stops = [
    list(query(at(deliveries.path(orgID)), orderBy('created_at', 'desc'), limit(50)), ([first]) => {
      seen.listed = statusesOf(first);
    }),
    list(query(at(deliveryHistory.path(orgID, id)), limit(deliveryHistory.mostInQuery)), ({ length }) => {
      seen.statuses = length;
    }),
    list(query(at(auditEvents.path(orgID)), ...edits, limit(auditEvents.mostInQuery)), () => {}),
    follow(deliveries.document(orgID, id), (delivery) => {
      seen.shown = statusesOf(delivery);
    }),
    follow(courierPositions.document(orgID, id), (position) => {
      seen.latitude = position.get('latitude') as number | undefined;
    }),
  ];
  return {
    reads: () => reads,
    until: (isThere) =>
      new Promise((resolve) => {
        function look(): void {
          if (!isThere(seen)) return;
          waiting.delete(look);
          resolve();
        }
        waiting.add(look);
        look();
      }),
    leave() {
      for (const stop of stops) stop();
    },
  };
}
