import * as v from '@fleetfoot/shared/schema';
import { collection } from '@fleetfoot/shared/schema';
import { DELIVERABLE_ACTIONS, type STOPS, URGENCY_LEVELS } from './delivery-choices';
import { PriceSchema } from './tariff';

const stop = {
  address: v.string(),
  /** Decimal degrees, as text when they come from other systems. */
  latitude: v.union([v.number(), v.string()]),
  longitude: v.union([v.number(), v.string()]),
  name: v.string(),
  /** E.164. */
  phone_number: v.string(),
  instructions: v.string(),
  /** With the name of its building. This and the next two where they are known. */
  unit: v.optional(v.string()),
  landmark: v.optional(v.string()),
  gate_code: v.optional(v.string()),
};

/** What is stored of a stop, each field after the stop's name: `pickup_address`. */
export const STOP_FIELDS = /* @__PURE__ */ Object.keys(stop) as (keyof typeof stop)[];

type StopEntries<Stop extends string> = {
  [Field in keyof typeof stop as `${Stop}_${Field}`]: (typeof stop)[Field];
};

function entriesOf<Stop extends (typeof STOPS)[number]>(name: Stop): StopEntries<Stop> {
  const entries = Object.entries(stop).map(([field, schema]) => [`${name}_${field}`, schema]);
  return Object.fromEntries(entries) as StopEntries<Stop>;
}

const TimeWindowSchema = v.object({ start: v.date(), end: v.date() });

/** Who carries a delivery. The number is there while the courier is on the road. */
export const CourierSchema = v.object({
  name: v.string(),
  phone_number: v.string(),
  vehicle_plate: v.string(),
});

const SERVER_ENTRIES = {
  /** What was given at the door, in short. The pictures are a document of their own. */
  proof_given: v.optional(
    v.object({
      kind: v.string(),
      /** Empty where nobody was named, or once it was removed. */
      received_by: v.string(),
      at: v.date(),
      pin: v.optional(v.string()),
    }),
  ),
  courier: v.optional(CourierSchema),
  /** One of `FAILURE_REASONS`; a later release may know more. */
  failure_reason: v.optional(v.string()),
  /** When it took on each status after the first. */
  status_times: v.optional(v.record(v.string(), v.date())),
  /** What the recipient asks of the courier, by the tracking page. */
  dropoff_note: v.optional(v.string()),
  /** When the server removed its names, numbers and addresses. */
  blanked_at: v.optional(v.date()),
};

/** What the server alone adds to a delivery later. */
export const SERVER_FIELDS: readonly string[] = /* @__PURE__ */ Object.keys(SERVER_ENTRIES);

/** A delivery as it is stored. */
export const DeliverySchema = v.object({
  id: v.string(),
  external_id: v.string(),
  urgency_level: v.picklist(URGENCY_LEVELS),
  deliverable_action: v.picklist(DELIVERABLE_ACTIONS),
  ...entriesOf('dropoff'),
  ...entriesOf('pickup'),
  pickup_facility_id: v.optional(v.string(), ''),
  metadata: v.optional(v.record(v.string(), v.unknown()), {}),
  /** What proves it, one of `PROOF_KINDS`; without it, nothing is asked for. */
  proof: v.optional(v.string()),
  pickup_time: v.date(),
  pickup_window: v.optional(TimeWindowSchema),
  dropoff_window: v.optional(TimeWindowSchema),
  status: v.string(),
  payment_status: v.string(),
  created_at: v.date(),
  updated_at: v.date(),
  created_by: v.string(),
  updated_by: v.string(),
  /** Id of the audit event that tells of the last change; not on test deliveries, or where another system wrote it. */
  changeID: v.optional(v.string()),
  /** What the trip costs: the accepted quote, and once it has ended what is charged. Not there before it was priced. */
  price: v.optional(PriceSchema),
  /** The quote that `price` was accepted by. */
  quoteID: v.optional(v.string()),
  ...SERVER_ENTRIES,
});

export type Courier = v.InferOutput<typeof CourierSchema>;
export type Delivery = v.InferOutput<typeof DeliverySchema>;

/** The document of a new delivery: times that are the server's may be the mark that an SDK has for them. */
export type NewDelivery<ServerTime> = Omit<Delivery, 'pickup_time' | 'created_at' | 'updated_at'> & {
  readonly pickup_time: Date | ServerTime;
  readonly created_at: ServerTime;
  readonly updated_at: ServerTime;
};

export const deliveries = collection('Organizations/{orgID}/Deliveries/{deliveryID}', DeliverySchema, {
  mostInQuery: 200,
});

/** Deliveries that a test key creates: nobody carries them out, and only the API and test mode show them. */
export const testDeliveries = collection(
  'Organizations/{orgID}/TestDeliveries/{deliveryID}',
  DeliverySchema,
  {
    mostInQuery: 200,
  },
);
