import type { ApiCancellation } from '@fleetfoot/shared/api';
import type { Answer } from '../answer';
import type { RouteContext } from '../api-call';
import { ApiFailure } from '../api-failure';
import { keyMark } from '../idempotency-key';
import { once } from '../once';
import { requireNoBody } from '../read-body';
import { sha256 } from '../request-hash';
import { deliveriesOf } from './stored-deliveries';

export async function cancelDelivery(context: RouteContext): Promise<Answer> {
  const { database, orgID, mode, deliveryID, call } = context;
  requireNoBody(call);
  const reference = deliveriesOf(context).doc(deliveryID);
  // A cancellation is remembered by its delivery: once that is gone, only so can the same request be told from a wrong one.
  const own = { id: sha256(`cancel ${mode} ${deliveryID}`), requestHash: 'cancel' };
  const marks = [own, keyMark(context, undefined)].filter((mark) => mark !== undefined);
  return once(database, { orgID, marks, reads: [reference] }, (batch, [delivery]) => {
    if (!delivery?.exists) throw new ApiFailure('delivery_not_found');
    batch.delete(reference, { exists: true });
    const body: ApiCancellation = { id: deliveryID, cancelled: true };
    return { status: 200, body };
  });
}
