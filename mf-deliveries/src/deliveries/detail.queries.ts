import { AppError, TeamMemberSchema, toAppError } from '@fleetfoot/shared/domain';
import {
  type CollectionQuery,
  type DocumentQuery,
  parseWith,
  SERVER_TIME,
  setDocument,
} from '@fleetfoot/shared/firebase';
import { deliveryStore } from './deliveries.queries';
import type { DeliveryChanges } from './edit/delivery-changes';
import { type StatusChange, StatusChangeSchema } from './timeline';

const parseStatusChange = parseWith(StatusChangeSchema);
const parseMember = parseWith(TeamMemberSchema);

/** Most statuses of one delivery that are shown. */
const HISTORY_LIMIT = 100;

function deliveryPath(organizationId: string, deliveryId: string): string {
  return `Organizations/${organizationId}/Deliveries/${deliveryId}`;
}

export function historyOf(organizationId: string, deliveryId: string): CollectionQuery<StatusChange> {
  return {
    path: `${deliveryPath(organizationId, deliveryId)}/History`,
    limit: HISTORY_LIMIT,
    parse: parseStatusChange,
  };
}

/** The name of a member of the team. */
export function nameOf(organizationId: string, uid: string): DocumentQuery<string> {
  return {
    path: `Organizations/${organizationId}/Team/${uid}`,
    parse: (data) => parseMember(data).fullName,
  };
}

/**
 * Writes an edit.
 * @throws AppError `not-found` when the delivery was cancelled, `failed-precondition` when it was collected
 */
export function deliveryEditor(organizationId: string, uid: string) {
  return async (deliveryId: string, changes: DeliveryChanges): Promise<void> => {
    try {
      await setDocument(deliveryPath(organizationId, deliveryId), {
        ...changes,
        updated_at: SERVER_TIME,
        updated_by: uid,
      });
    } catch (error) {
      if (toAppError(error).code !== 'permission-denied') throw error;
      // Of a delivery that is gone the write makes a new one, which the rules refuse, as they do an edit too late.
      const delivery = await deliveryStore(organizationId).find(deliveryId);
      if (delivery === undefined) throw new AppError('not-found', 'Edited after its cancellation.');
      if (delivery.status === 'Created') throw error;
      throw new AppError('failed-precondition', 'Edited after its collection.', {
        userMessage: `Its status is ${delivery.status} now, and it can no longer be edited.`,
      });
    }
  };
}
