import { API_LIMITS, type ApiCancellation } from '@fleetfoot/shared/api';
import {
  canBeCancelled,
  cancelledDeliveries,
  type Delivery,
  deliveryDetailsSchema,
  type NewPublicDelivery,
  NewPublicDeliverySchema,
  newDelivery,
  publicField,
  toPublicDelivery,
  toTypedDelivery,
} from '@fleetfoot/shared/model';
import * as v from 'valibot';
import { type Actor, type Origin, record } from '../../platform/audit';
import { sha256 } from '../../platform/sha256';
import type { Answer } from '../answer';
import type { RouteContext } from '../api-call';
import { ApiFailure } from '../api-failure';
import { keyMark, requiredKeyMark } from '../idempotency-key';
import { once } from '../once';
import { invalid, parsed } from '../parse-request';
import { readBody, requireNoBody } from '../read-body';
import { deliveriesOf } from './read-deliveries';

/** The creator of a delivery, where the dashboard stores the user's uid. */
const CREATOR = 'api';
const DAY_MS = 86_400_000;

/** The delivery that is asked for, by the same checks as in the dashboard. */
function deliveryOf(request: NewPublicDelivery, id: string, now: Date): Delivery {
  const details = v.safeParse(
    deliveryDetailsSchema(() => now),
    toTypedDelivery(request),
    { abortPipeEarly: true },
  );
  if (!details.success) throw invalid(details.issues, publicField);
  return {
    ...newDelivery(details.output, { id, uid: CREATOR, serverTime: now }),
    metadata: { ...request.metadata },
  };
}

/** Who asks and from where, and about which delivery, as the audit trail has it. */
function toldOf({ mode, named, call }: RouteContext, { id, external_id }: Delivery, path: string) {
  const actor: Actor = { kind: 'apiKey', id: named?.id ?? mode, name: named?.name ?? '' };
  const from: Origin = call.address === '' ? {} : { address: call.address };
  return { actor, from, object: { id, label: external_id, path } };
}

export async function createDelivery(context: RouteContext): Promise<Answer> {
  const { database, orgID, mode, call } = context;
  const body = readBody(call);
  // Before it is hashed and anything is read.
  const request = parsed(NewPublicDeliverySchema, body);
  const mark = requiredKeyMark(context, body);
  const reference = deliveriesOf(context).doc();
  return once(database, { orgID, marks: [mark] }, (batch) => {
    // Checked only now: what was fine at the first request may not be any more, such as a time.
    const now = context.now();
    const delivery = deliveryOf(request, reference.id, now);
    const expiresAt = new Date(now.getTime() + API_LIMITS.keptDays * DAY_MS);
    if (mode === 'test') batch.create(reference, { ...delivery, expiresAt });
    else {
      const changeID = record(batch, database, orgID, {
        ...toldOf(context, delivery, reference.path),
        kind: 'delivery.created',
      });
      batch.create(reference, { ...delivery, changeID });
    }
    return { status: 201, body: toPublicDelivery(delivery, mode) };
  });
}

export async function cancelDelivery(context: RouteContext): Promise<Answer> {
  const { database, orgID, mode, deliveryID, call } = context;
  requireNoBody(call);
  const reference = deliveriesOf(context).doc(deliveryID);
  // Once a cancelled delivery is deleted, only the mark distinguishes a repeated request from an invalid one.
  const own = { id: sha256(`cancel ${mode} ${deliveryID}`), requestHash: 'cancel' };
  const marks = [own, keyMark(context, undefined)].filter((mark) => mark !== undefined);
  return once(database, { orgID, marks, reads: [reference] }, (batch, [delivery]) => {
    // What is not there was never updated.
    if (!delivery?.updateTime) throw new ApiFailure('delivery_not_found');
    const document = delivery.data() as Delivery;
    if (!canBeCancelled(document)) throw new ApiFailure('delivery_not_cancellable');
    // As it was read: a courier who collects it meanwhile is first, and the request is judged again.
    batch.delete(reference, { lastUpdateTime: delivery.updateTime });
    if (mode === 'live') {
      const copy = { ...document, cancelled_at: context.now(), cancelled_by: CREATOR };
      batch.create(database.doc(cancelledDeliveries.document(orgID, deliveryID)), copy);
      record(batch, database, orgID, {
        ...toldOf(context, document, reference.path),
        kind: 'delivery.cancelled',
      });
    }
    const body: ApiCancellation = { id: deliveryID, cancelled: true };
    return { status: 200, body };
  });
}
