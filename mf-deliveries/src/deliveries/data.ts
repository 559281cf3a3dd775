import { AppError } from '@fleetfoot/shared/domain';
import {
  type Creation,
  createOnce,
  type DocumentQuery,
  moveDocument,
  parseWith,
  SERVER_TIME,
  type Telling,
} from '@fleetfoot/shared/firebase';
import {
  type AuditKind,
  auditEvents,
  canBeCancelled,
  cancelledDeliveries,
  type Delivery,
  DeliverySchema,
  daysFrom,
  deliveries,
  deliveryReceipts,
  isUncollected,
  type NewDelivery,
  RECEIPT_DAYS,
  reservedForTrips,
  reserveOf,
} from '@fleetfoot/shared/model';

const parseDelivery = parseWith(DeliverySchema);

export function deliveryQuery(orgID: string, deliveryID: string): DocumentQuery<Delivery> {
  return { path: deliveries.document(orgID, deliveryID), parse: parseDelivery, keep: true };
}

/** The document of a new delivery, as a browser writes it. */
export type DeliveryToCreate = NewDelivery<typeof SERVER_TIME>;

/** What can no longer be done with a delivery, and why. */
export function tooLate(reason: string, what: string): AppError {
  return new AppError('failed-precondition', `Not ${what}: ${reason}`, {
    userMessage: `${reason} now, and it can no longer be ${what}.`,
  });
}

/** How the audit trail tells of what a member does with a delivery. */
export function deliveryTelling(orgID: string, uid: string, kind: AuditKind): Telling {
  return {
    ...{ kind, uid, eventPath: (eventID) => auditEvents.document(orgID, eventID) },
    label: (delivery: Partial<Delivery>) => delivery.external_id ?? '',
    addition(before, after) {
      const [held, holds] = [before, after].map((delivery) => (delivery ? reserveOf(delivery) : 0));
      const amount = Number(holds) - Number(held);
      const of = String((after ?? before)?.['id']);
      return amount === 0
        ? undefined
        : { path: reservedForTrips.document(orgID), amount, fields: { of, at: SERVER_TIME } };
    },
  };
}

/**
 * The writes of one member to one organisation's deliveries, but edits: those come with their dialog.
 * @param now by the server's clock, for how long a receipt is kept
 */
export function deliveryWrites(orgID: string, uid: string, now: () => Date) {
  const telling = (kind: AuditKind) => deliveryTelling(orgID, uid, kind);
  return {
    /** @param key tells whether what was created under the delivery's id before is this */
    create(delivery: DeliveryToCreate, key: string): Promise<Creation> {
      const { id, created_by, created_at } = delivery;
      return createOnce(
        { path: deliveries.document(orgID, id), data: { ...delivery } },
        {
          path: deliveryReceipts.document(orgID, id),
          data: {
            ...{ id, order: key, created_by, created_at },
            expiresAt: daysFrom(now(), RECEIPT_DAYS),
          },
        },
        telling('delivery.created'),
      );
    },
    /**
     * Deletes the delivery and keeps a copy of it; one that is cancelled already is no error.
     * @throws AppError `failed-precondition` when it is collected or paid
     */
    cancel(deliveryID: string): Promise<void> {
      const copy = {
        path: cancelledDeliveries.document(orgID, deliveryID),
        added: { cancelled_at: SERVER_TIME, cancelled_by: uid },
      };
      const check = (delivery: Partial<Delivery>) => {
        const { status = '', payment_status = '' } = delivery;
        if (canBeCancelled({ status, payment_status })) return;
        throw tooLate(isUncollected(status) ? 'It is paid' : `Its status is ${status}`, 'cancelled');
      };
      return moveDocument(
        deliveries.document(orgID, deliveryID),
        { copy, check },
        telling('delivery.cancelled'),
      );
    },
  };
}

export type DeliveryWrites = ReturnType<typeof deliveryWrites>;
