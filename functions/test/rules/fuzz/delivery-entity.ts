import { DELIVERABLE_ACTIONS } from '@fleetfoot/shared/model/delivery/delivery-choices';
import { DELIVERY_TEXTS, NEW_DELIVERY } from '@fleetfoot/shared/model/delivery/delivery-input';
import { PROOF_KINDS } from '@fleetfoot/shared/model/delivery/proof';
import * as v from 'valibot';
import { freeText, lineOfText, optionalLine, PhoneNumber } from './entity-text';
import { momentOf, NearTime, RecentTime, ServerTime, StoredTime, Time } from './entity-time';
import type { Subject } from './subject';
import { type Fields, isMap, type Value } from './value';

function degrees(most: number) {
  return v.pipe(v.number(), v.minValue(-most), v.maxValue(most));
}

/** Of each stop, where they are known. */
const DIRECTION_FIELDS = {
  pickup_unit: v.optional(optionalLine(DELIVERY_TEXTS.unit)),
  pickup_landmark: v.optional(optionalLine(DELIVERY_TEXTS.landmark)),
  pickup_gate_code: v.optional(optionalLine(DELIVERY_TEXTS.gate_code)),
  dropoff_unit: v.optional(optionalLine(DELIVERY_TEXTS.unit)),
  dropoff_landmark: v.optional(optionalLine(DELIVERY_TEXTS.landmark)),
  dropoff_gate_code: v.optional(optionalLine(DELIVERY_TEXTS.gate_code)),
};

function commonFields({ uid, id }: Subject) {
  return {
    id: v.literal(id),
    external_id: lineOfText(DELIVERY_TEXTS.external_id),
    deliverable_action: v.picklist(DELIVERABLE_ACTIONS),
    // A list is an object too, but no map.
    metadata: v.pipe(
      v.custom<Fields>((value) => isMap(value as Value)),
      v.strictObject({}),
    ),
    pickup_facility_id: optionalLine(128),
    pickup_address: lineOfText(DELIVERY_TEXTS.address),
    pickup_latitude: degrees(90),
    pickup_longitude: degrees(180),
    pickup_name: lineOfText(DELIVERY_TEXTS.name),
    pickup_phone_number: PhoneNumber,
    pickup_instructions: freeText(DELIVERY_TEXTS.instructions),
    dropoff_address: lineOfText(DELIVERY_TEXTS.address),
    dropoff_latitude: degrees(90),
    dropoff_longitude: degrees(180),
    dropoff_name: lineOfText(DELIVERY_TEXTS.name),
    dropoff_phone_number: PhoneNumber,
    dropoff_instructions: freeText(DELIVERY_TEXTS.instructions),
    ...DIRECTION_FIELDS,
    proof: v.optional(v.picklist(PROOF_KINDS)),
    status: v.literal(NEW_DELIVERY.status),
    payment_status: v.literal(NEW_DELIVERY.payment_status),
    created_at: ServerTime,
    updated_at: ServerTime,
    created_by: v.literal(uid),
    updated_by: v.literal(uid),
  };
}

const Window = v.pipe(
  v.strictObject({ start: Time, end: NearTime }),
  v.check(({ start, end }) => momentOf(start) < momentOf(end), 'ends before it starts'),
);

function windowTimes(pickupTime: v.GenericSchema<v.InferInput<typeof Time>>) {
  return {
    pickup_time: pickupTime,
    pickup_window: Window,
    dropoff_window: v.pipe(
      Window,
      v.check(({ start }) => v.is(RecentTime, start), 'more than a day ago'),
    ),
  };
}

/** What was long ago may stay. */
const EditedTime = v.union([StoredTime, RecentTime]);

interface Windowed {
  readonly pickup_time: v.InferOutput<typeof Time>;
  readonly pickup_window: v.InferOutput<typeof Window>;
  readonly dropoff_window: v.InferOutput<typeof Window>;
}

function startsWithItsWindow({ pickup_time, pickup_window }: Windowed): boolean {
  return momentOf(pickup_time) === momentOf(pickup_window.start);
}

function endsAfterItStarts({ pickup_window, dropoff_window }: Windowed): boolean {
  return momentOf(pickup_window.start) <= momentOf(dropoff_window.end);
}

/** A delivery as a member may create it. */
export function newDelivery(subject: Subject) {
  const common = commonFields(subject);
  return v.variant('urgency_level', [
    v.strictObject({ ...common, urgency_level: v.literal('on_demand'), pickup_time: ServerTime }),
    v.strictObject({ ...common, urgency_level: v.literal('scheduled'), pickup_time: RecentTime }),
    v.pipe(
      v.strictObject({ ...common, urgency_level: v.literal('time_window'), ...windowTimes(RecentTime) }),
      v.check(
        (delivery) => startsWithItsWindow(delivery),
        'picked up at another time than its window starts',
      ),
      v.check((delivery) => endsAfterItStarts(delivery), 'dropped off before it is picked up'),
    ),
  ]);
}

/** What a member may change of a delivery that is not collected yet, by its urgency level; looks at nothing else. */
export function editedDelivery({ uid }: Subject) {
  const edited = {
    pickup_address: lineOfText(DELIVERY_TEXTS.address),
    pickup_latitude: degrees(90),
    pickup_longitude: degrees(180),
    pickup_name: lineOfText(DELIVERY_TEXTS.name),
    dropoff_address: lineOfText(DELIVERY_TEXTS.address),
    dropoff_latitude: degrees(90),
    dropoff_longitude: degrees(180),
    dropoff_name: lineOfText(DELIVERY_TEXTS.name),
    dropoff_phone_number: PhoneNumber,
    dropoff_instructions: freeText(DELIVERY_TEXTS.instructions),
    pickup_phone_number: PhoneNumber,
    pickup_instructions: freeText(DELIVERY_TEXTS.instructions),
    ...DIRECTION_FIELDS,
    updated_at: ServerTime,
    updated_by: v.literal(uid),
  };
  return v.variant('urgency_level', [
    v.object({ ...edited, urgency_level: v.literal('on_demand'), pickup_time: StoredTime }),
    v.object({ ...edited, urgency_level: v.literal('scheduled'), pickup_time: EditedTime }),
    v.pipe(
      v.object({ ...edited, urgency_level: v.literal('time_window'), ...windowTimes(EditedTime) }),
      v.check(
        (delivery) => startsWithItsWindow(delivery),
        'picked up at another time than its window starts',
      ),
      v.check((delivery) => endsAfterItStarts(delivery), 'dropped off before it is picked up'),
    ),
  ]);
}
