import {
  DELIVERY_MOVES,
  type DeliveryEvent,
  FAILURE_REASONS,
  type FailureReason,
} from '@fleetfoot/shared/model/delivery/delivery-moves';
import { PROOF_BYTES } from '@fleetfoot/shared/model/delivery/proof';
import { cleanString, optionalLine } from '@fleetfoot/shared/model/fields';
import { sentMoment } from '@fleetfoot/shared/model/moment';
import { documentID } from '@fleetfoot/shared/operations';
import * as v from 'valibot';

/** What a fleet may tell: every event of the model's table that a courier may cause. */
type CourierEvent = Exclude<DeliveryEvent, 'cancelled'>;

const TYPES = (Object.keys(DELIVERY_MOVES) as DeliveryEvent[]).filter((event): event is CourierEvent =>
  (DELIVERY_MOVES[event].by as readonly string[]).includes('courier'),
);

const CourierSchema = v.strictObject({
  name: v.pipe(optionalLine(120), v.nonEmpty()),
  phone_number: v.optional(v.pipe(cleanString(), v.regex(/^(?:[+][1-9]\d{7,14})?$/)), ''),
  vehicle_plate: v.optional(optionalLine(20), ''),
});

const common = {
  organization_id: documentID,
  delivery_id: documentID,
};

const base64 = (bytes: number) =>
  v.pipe(v.string(), v.maxLength(4 * Math.ceil(bytes / 3)), v.regex(/^[A-Za-z0-9+/]+={0,2}$/));

const place = {
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
};

/** What was given at the door. */
const ProofGivenSchema = v.strictObject({
  received_by: v.optional(optionalLine(120), ''),
  pin: v.optional(v.pipe(cleanString(), v.regex(/^\d{4}$/))),
  photo: v.optional(base64(PROOF_BYTES.photo)),
  signature: v.optional(base64(PROOF_BYTES.signature)),
  place: v.optional(v.strictObject(place)),
});

/** What a fleet tells of one delivery. */
export const FleetEventSchema = v.variant('type', [
  v.strictObject({ ...common, type: v.literal('assigned'), courier: CourierSchema }),
  v.strictObject({
    ...common,
    type: v.literal('failed'),
    reason: v.picklist(Object.keys(FAILURE_REASONS) as FailureReason[]),
  }),
  v.strictObject({
    ...common,
    type: v.literal('position'),
    ...place,
    at: v.pipe(
      sentMoment('When the courier was there.'),
      v.transform((text) => new Date(text)),
    ),
  }),
  v.strictObject({
    ...common,
    type: v.literal('delivered'),
    proof: v.optional(ProofGivenSchema, {}),
  }),
  v.strictObject({
    ...common,
    type: v.picklist(
      TYPES.filter((type) => type !== 'assigned' && type !== 'failed' && type !== 'delivered'),
    ),
  }),
]);

export type ProofGiven = v.InferOutput<typeof ProofGivenSchema>;

export type FleetEvent = v.InferOutput<typeof FleetEventSchema>;
