import { cancelledDeliveries } from '@fleetfoot/shared/model/delivery/cancelled-delivery';
import { courierPositions } from '@fleetfoot/shared/model/delivery/courier';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { transition } from '@fleetfoot/shared/model/delivery/delivery-moves';
import { deliveryHistory } from '@fleetfoot/shared/model/delivery/delivery-records';
import { isOnTheRoad } from '@fleetfoot/shared/model/delivery/delivery-status';
import { PROOF_BYTES } from '@fleetfoot/shared/model/delivery/proof';
import { documentID } from '@fleetfoot/shared/operations';
import type { Firestore } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import { onRequest } from 'firebase-functions/v2/https';
import * as v from 'valibot';
import { systemActor } from '../platform/audit';
import { takeBody } from '../platform/bodies';
import { database } from '../platform/database';
import { inTransaction } from '../platform/in-transaction';
import { PICTURE_OPTIONS } from '../platform/options';
import { sha256 } from '../platform/sha256';
import { type TrackingSite, trackingSecret } from '../tracking/token';
import { fleetBringsProof, fleetSecret } from './fleet';
import { type FleetEvent, FleetEventSchema } from './fleet-events';
import { forgetRide, moveDelivery, readDelivery } from './move-delivery';
import { isProved, judgeProof, type ProofRefusal, readJudged } from './proof/check-proof';
import { cleanPictures } from './proof/clean-pictures';
import { type SentRequest, signedID } from './signature';

/** Larger than any event but one that brings pictures. */
const MOST_BYTES = 4_096;
/** Larger than any event: pictures come in Base64. */
const MOST_PROOF_BYTES = MOST_BYTES + Math.ceil(((PROOF_BYTES.photo + PROOF_BYTES.signature) * 4) / 3);
/** A position is written no more often. */
const POSITION_EVERY_MS = 10_000;
/** A position of a clock ahead of ours would hold up those that follow. */
const CLOCK_AHEAD_MS = 300_000;

interface Services {
  readonly database: Firestore;
  readonly secret: string;
  /** What PINs are derived from. */
  readonly tracking: Pick<TrackingSite, 'secret'>;
  readonly now: Date;
  /** Whether the fleet brings proof; none is asked for where it does not. */
  readonly asksProof: boolean;
}

/**
 * What became of an event. `unchanged`: it is repeated or late, and all is well. `refused`: the delivery is where the
 * event cannot move it, `cancelled` or `missing`: there is nothing to carry any more.
 */
export type EventResult = 'moved' | 'unchanged' | 'refused' | 'cancelled' | 'missing';

/** An answer to a fleet. Only 5xx is worth another attempt. */
export interface EventAnswer {
  readonly status: 200 | 400 | 401 | 404 | 409 | 413 | 422 | 500;
  readonly body:
    | { readonly result: EventResult | 'unsigned' | 'invalid' | 'too_large' | 'error' }
    | ProofRefusal;
}

const STATUS = { moved: 200, unchanged: 200, refused: 409, cancelled: 409, missing: 404 } as const;

type Position = Extract<FleetEvent, { readonly type: 'position' }>;

async function takePosition({ database, now }: Services, position: Position): Promise<EventResult> {
  const { organization_id: orgID, delivery_id: id, latitude, longitude, at } = position;
  const reference = database.doc(courierPositions.document(orgID, id));
  return inTransaction(database, async (transaction) => {
    const [delivery, last] = await Promise.all([
      readDelivery(transaction, { database, orgID }, id),
      transaction.get(reference),
    ]);
    if (!delivery.exists) {
      transaction.delete(reference);
      return 'missing';
    }
    if (!isOnTheRoad((delivery.data() as Delivery).status)) return 'refused';
    const millis = (field: string) =>
      (last.get(field) as { toMillis(): number } | undefined)?.toMillis() ?? 0;
    const isTooSoon = now.getTime() - millis('updated_at') < POSITION_EVERY_MS;
    const isAhead = at.getTime() > now.getTime() + CLOCK_AHEAD_MS;
    if (isTooSoon || isAhead || at.getTime() <= millis('at')) return 'unchanged';
    transaction.set(reference, { id, latitude, longitude, at, updated_at: now });
    return 'moved';
  });
}

async function takeEvent(
  services: Services,
  id: string,
  told: FleetEvent,
): Promise<EventResult | ProofRefusal> {
  if (told.type === 'position') return takePosition(services, told);
  const { database, now, tracking: site, asksProof } = services;
  const brought = told.type === 'delivered' ? await cleanPictures(told.proof) : undefined;
  const { organization_id: orgID, delivery_id: deliveryID, type } = told;
  return inTransaction(database, async (transaction) => {
    const [delivery, copy, entry] = await Promise.all([
      readDelivery(transaction, { database, orgID }, deliveryID),
      transaction.get(database.doc(cancelledDeliveries.document(orgID, deliveryID))),
      transaction.get(database.doc(deliveryHistory.document(orgID, deliveryID, id))),
    ]);
    if (!delivery.exists) {
      if (copy.exists) forgetRide(transaction, { database, orgID }, copy);
      return copy.exists ? 'cancelled' : 'missing';
    }
    if (entry.exists) return 'unchanged';
    const place = { database, orgID, actor: systemActor('fleet'), now };
    // What is late or not allowed is not asked for a proof.
    const isHandedOver = transition(String(delivery.get('status')), type).kind === 'moved';
    const judging = { database, orgID, site, now, asksProof };
    const judged =
      brought && isHandedOver && isProved(judging, delivery, brought)
        ? await readJudged(transaction, judging, delivery)
        : undefined;
    const proof = brought && judged && judgeProof(transaction, judging, judged, { id, brought });
    if (proof && 'result' in proof) return proof;
    return moveDelivery(transaction, place, delivery, {
      ...{ id, event: type, proof },
      ...(told.type === 'assigned' && { courier: told.courier }),
      ...(told.type === 'failed' && { reason: told.reason }),
    });
  });
}

function parsed(body: Buffer): FleetEvent | 'too_large' | undefined {
  try {
    const content: unknown = JSON.parse(body.toString('utf8'));
    const mayBring = v.is(v.object({ type: v.literal('delivered') }), content);
    if (!mayBring && body.length > MOST_BYTES) return 'too_large';
    const { success, output } = v.safeParse(FleetEventSchema, content);
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}

/** Answers an event that somebody says is the fleet's. */
export async function answerFleetEvent(services: Services, sent: SentRequest): Promise<EventAnswer> {
  if (sent.body.length > MOST_PROOF_BYTES) return { status: 413, body: { result: 'too_large' } };
  const sentID = signedID(services.secret, sent, services.now);
  if (sentID === undefined) return { status: 401, body: { result: 'unsigned' } };
  // An id that no document can have gets one that is the same at every attempt.
  const id = v.is(documentID, sentID) ? sentID : sha256(sentID);
  const event = parsed(sent.body);
  if (!event) return { status: 400, body: { result: 'invalid' } };
  if (event === 'too_large') return { status: 413, body: { result: event } };
  try {
    const result = await takeEvent(services, id, event);
    if (typeof result === 'object') return { status: 422, body: result };
    return { status: STATUS[result], body: { result } };
  } catch (error) {
    logError('fleet-events', { id }, error);
    return { status: 500, body: { result: 'error' } };
  }
}

/** The deployed function that takes a fleet's events. */
export const fleetEvents = onRequest(
  { ...PICTURE_OPTIONS, secrets: [fleetSecret, trackingSecret], cors: false, invoker: 'public' },
  async (request, response) => {
    response.removeHeader('X-Powered-By');
    response.set('Cache-Control', 'no-store');
    if (request.method !== 'POST') {
      response.status(405).set('Allow', 'POST').end();
      return;
    }
    const { status, body } = await answerFleetEvent(
      {
        ...{ database: database(), secret: fleetSecret.value(), now: new Date() },
        ...{ tracking: { secret: trackingSecret.value() }, asksProof: fleetBringsProof.value() },
      },
      { header: (name) => request.get(name), body: await takeBody(request, MOST_PROOF_BYTES) },
    );
    response.status(status).json(body);
  },
);
