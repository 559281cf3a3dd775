import { API_LIMITS, type ApiCancellation } from '@fleetfoot/shared/api';
import {
  type NewPublicDelivery,
  NewPublicDeliverySchema,
  publicField,
  timeIssues,
  toTypedDelivery,
} from '@fleetfoot/shared/model/api/new-public-delivery';
import { toPublicDelivery } from '@fleetfoot/shared/model/api/public-delivery';
import { reserveOf } from '@fleetfoot/shared/model/billing/credit';
import { cancelledDeliveries } from '@fleetfoot/shared/model/delivery/cancelled-delivery';
import { courierPositions } from '@fleetfoot/shared/model/delivery/courier';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { deliveryDetailsSchema } from '@fleetfoot/shared/model/delivery/delivery-details';
import { canBeCancelled } from '@fleetfoot/shared/model/delivery/delivery-input';
import { newDelivery } from '@fleetfoot/shared/model/delivery/new-delivery';
import { wrongLocations } from '@fleetfoot/shared/model/delivery/sent-location';
import { trackingLinks } from '@fleetfoot/shared/model/delivery/tracking';
import * as v from 'valibot';
import { creditLeftIn, creditRefs, reserve, reserveUnchanged } from '../../billing/trips/credit';
import { type Actor, type Origin, record } from '../../platform/audit';
import { OWN_WORDS } from '../../platform/sentence-of';
import { sha256 } from '../../platform/sha256';
import { recordTest } from '../../test-mode/test-events';
import { newTrackingLink, trackingUrl } from '../../tracking/token';
import type { Answer } from '../answer';
import type { RouteContext } from '../api-call';
import { ApiFailure } from '../api-failure';
import { keyMark, requiredKeyMark } from '../idempotency-key';
import { once } from '../once';
import { parsed, wrongFields, wrongIn } from '../parse-request';
import { priceOf } from '../quotes';
import { readBody, requireNoBody } from '../read-body';
import { locateStops } from './locate-stops';
import { deliveriesOf } from './read-deliveries';

/** Who creates, edits or cancels by the API, where the dashboard stores the user's uid. */
export const API_WRITER = 'api';
const DAY_MS = 86_400_000;

/** The delivery that is asked for, by the same checks as in the dashboard. */
function deliveryOf(request: NewPublicDelivery, id: string, now: Date): Delivery {
  const details = v.safeParse(
    deliveryDetailsSchema(() => now),
    toTypedDelivery(request),
    OWN_WORDS,
  );
  if (!details.success) throw wrongFields(wrongIn(details.issues, publicField));
  return {
    ...newDelivery(details.output, { id, uid: API_WRITER, serverTime: now }),
    metadata: { ...request.metadata },
  };
}

/** Who asks and from where, and about which delivery, as the audit trail has it. */
export function toldOf({ mode, named, call }: RouteContext, { id, external_id }: Delivery, path: string) {
  const actor: Actor = { kind: 'apiKey', id: named?.id ?? mode, name: named?.name ?? '' };
  const from: Origin = call.address === '' ? {} : { address: call.address };
  return { actor, from, object: { id, label: external_id, path } };
}

export async function createDelivery(context: RouteContext): Promise<Answer> {
  const { database, orgID, mode, call, tracking } = context;
  const body = readBody(call);
  // Before it is hashed and anything is read.
  const request = parsed(NewPublicDeliverySchema, body, () => [
    ...wrongIn(timeIssues(body, context.now)),
    ...wrongLocations(body),
  ]);
  const mark = requiredKeyMark(context, body);
  const reference = deliveriesOf(context).doc();
  // Nobody carries a test delivery, and nobody pays for it.
  const reads = mode === 'live' ? creditRefs(database, orgID) : [];
  let located: ReturnType<typeof locateStops<NewPublicDelivery>> | undefined;
  let priced: ReturnType<typeof priceOf> | undefined;
  return once(database, { orgID, marks: [mark], reads }, async (batch, credit) => {
    const [reserved] = credit;
    // Nothing is looked up or measured where nothing can be created.
    if (reserved && creditLeftIn(credit) <= 0) throw new ApiFailure('credit_limit_reached');
    // Checked only now: what was fine at the first request may not be any more, such as a time or a quote.
    const now = context.now();
    located ??= locateStops(context, request);
    const unpriced = deliveryOf(await located, reference.id, now);
    priced ??= priceOf(context, unpriced, request.quote_id);
    const delivery = { ...unpriced, ...(await priced) };
    const expiresAt = new Date(now.getTime() + API_LIMITS.keptDays * DAY_MS);
    if (mode === 'test') {
      const told = toldOf(context, delivery, reference.path);
      recordTest(batch, database, orgID, { ...told, kind: 'delivery.created' }, now);
      batch.create(reference, { ...delivery, expiresAt });
      return { status: 201, body: toPublicDelivery(delivery, mode) };
    }
    const holds = reserveOf(delivery);
    if (reserved && creditLeftIn(credit) < holds) throw new ApiFailure('credit_limit_reached');
    if (reserved) reserveUnchanged(batch, reserved, holds);
    const link = newTrackingLink(tracking, { orgID, id: reference.id }, now);
    batch.create(database.doc(trackingLinks.document(orgID, reference.id)), link);
    const changeID = record(batch, database, orgID, {
      ...toldOf(context, delivery, reference.path),
      kind: 'delivery.created',
    });
    batch.create(reference, { ...delivery, changeID });
    return { status: 201, body: toPublicDelivery(delivery, mode, trackingUrl(tracking, link)) };
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
    const told = { ...toldOf(context, document, reference.path), kind: 'delivery.cancelled' } as const;
    if (mode === 'test') recordTest(batch, database, orgID, told, context.now());
    else {
      const courier = document.courier && { ...document.courier, phone_number: '' };
      const copy = {
        ...{ ...document, ...(courier && { courier }) },
        ...{ cancelled_at: context.now(), cancelled_by: API_WRITER },
      };
      reserve(batch, database, orgID, -reserveOf(document));
      batch.delete(database.doc(courierPositions.document(orgID, deliveryID)));
      batch.create(database.doc(cancelledDeliveries.document(orgID, deliveryID)), copy);
      record(batch, database, orgID, told);
    }
    const body: ApiCancellation = { id: deliveryID, cancelled: true };
    return { status: 200, body };
  });
}
