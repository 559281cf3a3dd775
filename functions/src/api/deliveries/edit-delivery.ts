import type { WrongField } from '@fleetfoot/shared/api';
import { toPublicDelivery } from '@fleetfoot/shared/model/api/public-delivery';
import {
  foreignTimes,
  type PublicDeliveryEdit,
  PublicDeliveryEditSchema,
  publicEditField,
  toEditValues,
} from '@fleetfoot/shared/model/api/public-edit';
import { reserveOf } from '@fleetfoot/shared/model/billing/credit';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { deliveryChanges } from '@fleetfoot/shared/model/delivery/delivery-changes';
import { type CheckedEdit, deliveryEditSchema } from '@fleetfoot/shared/model/delivery/delivery-edit';
import {
  canBeEdited,
  type DeliveryEdit,
  goesElsewhere,
} from '@fleetfoot/shared/model/delivery/delivery-input';
import { stageOf } from '@fleetfoot/shared/model/delivery/delivery-status';
import { wrongLocations } from '@fleetfoot/shared/model/delivery/sent-location';
import { FieldValue } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { creditLeftIn, creditRefs, reserveUnchanged } from '../../billing/trips/credit';
import { type Recorded, record } from '../../platform/audit';
import { OWN_WORDS } from '../../platform/sentence-of';
import { recordTest } from '../../test-mode/test-events';
import type { Answer } from '../answer';
import type { RouteContext } from '../api-call';
import { ApiFailure } from '../api-failure';
import { keyMark } from '../idempotency-key';
import { once } from '../once';
import { parsed, wrongFields, wrongIn } from '../parse-request';
import { priceOf } from '../quotes';
import { readBody } from '../read-body';
import { locateStops } from './locate-stops';
import { publicProblems } from './public-problems';
import { deliveriesOf, readDelivery, trackingUrlsOf } from './read-deliveries';
import { API_WRITER, toldOf } from './write-deliveries';

type Fields = Partial<Delivery>;

/**
 * What the edit changes of the delivery, by the same checks as in the dashboard.
 * @param alsoWrong what else is wrong with it
 * @throws ApiFailure `request_invalid`
 */
function changesOf(
  present: Delivery,
  edit: PublicDeliveryEdit,
  now: Date,
  alsoWrong: readonly WrongField[] = [],
): DeliveryEdit {
  const schema = deliveryEditSchema(present, () => now);
  const checked = v.safeParse(schema, toEditValues(present, edit), OWN_WORDS);
  const foreign = foreignTimes(edit, present).map((param) => ({
    param,
    message: `A delivery that is ${present.urgency_level} has none.`,
  }));
  const wrong = [...foreign, ...wrongIn(checked.issues ?? [], publicEditField), ...alsoWrong];
  if (wrong.length > 0) throw wrongFields(wrong);
  return deliveryChanges(present, checked.output as CheckedEdit);
}

/**
 * The edit with its addresses looked up. Where one is a location that gives no place nobody is asked.
 * @throws ApiFailure `request_invalid` with everything that is wrong, and as `locateStops()` does
 */
async function located(
  context: RouteContext,
  present: Delivery,
  edit: PublicDeliveryEdit,
): Promise<PublicDeliveryEdit> {
  const addresses = { pickup: present.pickup_address, dropoff: present.dropoff_address };
  const wrong = wrongLocations(edit, addresses);
  if (wrong.length > 0) {
    const { pickup: { address: _, ...pickup } = {}, dropoff: { address: __, ...dropoff } = {} } = edit;
    changesOf(present, { ...edit, pickup, dropoff }, context.now(), wrong);
  }
  return locateStops(context, edit, addresses);
}

/**
 * The delivery as it becomes. A price is of one way: with another way comes the price of that. While nobody carries it there
 * may be none, and it is priced before it is dispatched.
 * @throws ApiFailure `quote_not_usable`; `roads_unavailable` where a courier is not sent elsewhere without a price
 */
async function editedDelivery(
  context: RouteContext,
  present: Delivery,
  changes: DeliveryEdit,
  quoteID: string | undefined,
): Promise<Delivery> {
  if (!goesElsewhere(changes)) return { ...present, ...changes };
  const { price: _, quoteID: __, ...unpriced } = { ...present, ...changes };
  const priced = await priceOf(context, unpriced, quoteID);
  if (!priced.price && stageOf(present.status) !== 'waiting') {
    throw new ApiFailure('roads_unavailable', { headers: { 'Retry-After': '5' } });
  }
  return { ...unpriced, ...priced };
}

/** The fields in which two states of a delivery differ. */
function changedFields(before: Delivery, after: Delivery): readonly (keyof Delivery)[] {
  const fields = Object.keys({ ...before, ...after }) as (keyof Delivery)[];
  return fields.filter((field) => before[field] !== after[field]);
}

function pick(delivery: Delivery, fields: readonly (keyof Delivery)[]): Fields {
  const known = fields.filter((field) => delivery[field] !== undefined);
  return Object.fromEntries(known.map((field) => [field, delivery[field]]));
}

/** Edits a delivery until it is collected: as it was read, so that what others change meanwhile is judged, too. */
export async function editDelivery(context: RouteContext): Promise<Answer> {
  const { database, orgID, mode, deliveryID, call } = context;
  const body = readBody(call);
  const edit = parsed(PublicDeliveryEditSchema, body);
  const reference = deliveriesOf(context).doc(deliveryID);
  const mark = keyMark(context, body);
  const marks = mark ? [mark] : [];
  const reads = mode === 'live' ? [reference, ...creditRefs(database, orgID)] : [reference];
  return once(database, { orgID, marks, reads }, async (batch, [found, ...credit]) => {
    const present = found?.exists ? readDelivery(found) : undefined;
    if (!found?.updateTime || !present) throw new ApiFailure('delivery_not_found');
    if (!canBeEdited(present)) throw new ApiFailure('delivery_not_editable');
    const now = context.now();
    const changes = changesOf(present, await located(context, present, edit), now);
    const { proof } = edit;
    const moved = await editedDelivery(context, present, changes, edit.quote_id);
    const edited = { ...moved, ...(proof && { proof }) };
    const fields = changedFields(present, edited);
    const trackingUrl = (await trackingUrlsOf(context, [found])).get(deliveryID);
    const problem = (await publicProblems(context, [found])).get(deliveryID);
    const answer = (delivery: Delivery): Answer => ({
      status: 200,
      body: { ...toPublicDelivery(delivery, mode, trackingUrl), ...problem },
    });
    if (fields.length === 0) return answer(present);
    const after = pick(edited, fields);
    const removed = fields.filter((field) => !(field in after));
    const told: Recorded = {
      ...toldOf(context, edited, reference.path),
      ...{ kind: 'delivery.edited', before: pick(present, fields), after },
    };
    // What a test key does is told to webhooks of test mode alone.
    if (mode === 'test') recordTest(batch, database, orgID, told, now);
    const telling = mode === 'live' ? { changeID: record(batch, database, orgID, told) } : {};
    const more = reserveOf(edited) - reserveOf(present);
    const [reserved] = credit;
    if (reserved && more > 0 && creditLeftIn(credit) < more) throw new ApiFailure('credit_limit_reached');
    if (reserved && more !== 0) reserveUnchanged(batch, reserved, more);
    const written = { updated_at: now, updated_by: API_WRITER };
    batch.update(
      reference,
      {
        ...{ ...after, ...written, ...telling },
        ...Object.fromEntries(removed.map((field) => [field, FieldValue.delete()])),
      },
      { lastUpdateTime: found.updateTime },
    );
    return answer({ ...edited, ...written });
  });
}
