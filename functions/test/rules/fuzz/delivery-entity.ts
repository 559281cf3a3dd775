import * as v from 'valibot';
import { freeText, lineOfText, PhoneNumber } from './entity-text';
import { momentOf, ServerTime, StoredTime, Time } from './entity-time';
import type { Subject } from './subject';
import { type Fields, isMap, type Value } from './value';

function degrees(most: number) {
  return v.pipe(v.number(), v.minValue(-most), v.maxValue(most));
}

function commonFields({ uid, id }: Subject) {
  return {
    id: v.literal(id),
    external_id: lineOfText(100),
    deliverable_action: v.picklist(['meet_at_door', 'leave_at_door']),
    // A list is an object too, but no map.
    metadata: v.pipe(
      v.custom<Fields>((value) => isMap(value as Value)),
      v.strictObject({}),
    ),
    pickup_facility_id: freeText(128),
    pickup_address: lineOfText(500),
    pickup_latitude: degrees(90),
    pickup_longitude: degrees(180),
    pickup_name: lineOfText(120),
    pickup_phone_number: PhoneNumber,
    pickup_instructions: freeText(500),
    dropoff_address: lineOfText(500),
    dropoff_latitude: degrees(90),
    dropoff_longitude: degrees(180),
    dropoff_name: lineOfText(120),
    dropoff_phone_number: PhoneNumber,
    dropoff_instructions: freeText(500),
    status: v.literal('Created'),
    payment_status: v.literal('Unpaid'),
    created_at: ServerTime,
    updated_at: ServerTime,
    created_by: v.literal(uid),
    updated_by: v.literal(uid),
  };
}

const Window = v.pipe(
  v.strictObject({ start: Time, end: Time }),
  v.check(({ start, end }) => momentOf(start) < momentOf(end), 'ends before it starts'),
);

const WindowTimes = {
  pickup_time: Time,
  pickup_window: Window,
  dropoff_window: Window,
};

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
    v.strictObject({ ...common, urgency_level: v.literal('scheduled'), pickup_time: Time }),
    v.pipe(
      v.strictObject({ ...common, urgency_level: v.literal('time_window'), ...WindowTimes }),
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
    dropoff_phone_number: PhoneNumber,
    dropoff_instructions: freeText(500),
    pickup_phone_number: PhoneNumber,
    pickup_instructions: freeText(500),
    updated_at: ServerTime,
    updated_by: v.literal(uid),
  };
  return v.variant('urgency_level', [
    v.object({ ...edited, urgency_level: v.literal('on_demand'), pickup_time: StoredTime }),
    v.object({ ...edited, urgency_level: v.literal('scheduled'), pickup_time: Time }),
    v.pipe(
      v.object({ ...edited, urgency_level: v.literal('time_window'), ...WindowTimes }),
      v.check(
        (delivery) => startsWithItsWindow(delivery),
        'picked up at another time than its window starts',
      ),
      v.check((delivery) => endsAfterItStarts(delivery), 'dropped off before it is picked up'),
    ),
  ]);
}
