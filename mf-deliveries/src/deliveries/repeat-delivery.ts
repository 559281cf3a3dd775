import {
  type Delivery,
  formatPhoneNumber,
  parseContactNumber,
  parseCoordinates,
  toLocalDateTime,
} from '@fleetfoot/shared/domain';
import { type DeliveryFormValues, EMPTY_DELIVERY, type StopValues } from './delivery-form-values';

const DAY = 86_400_000;

type Stop = 'pickup' | 'dropoff';

/** A number of another system may be none: then it is shown as it is, to be put right. */
function shownNumber(number: string): string {
  return formatPhoneNumber(parseContactNumber(number) ?? number);
}

/** One end of a delivery as the form holds it. Without a position the address must be chosen again. */
export function stopValues(delivery: Delivery, stop: Stop): StopValues {
  return {
    address: {
      text: delivery[`${stop}_address`],
      coordinates: parseCoordinates(delivery[`${stop}_latitude`], delivery[`${stop}_longitude`]),
    },
    name: delivery[`${stop}_name`],
    phone_number: shownNumber(delivery[`${stop}_phone_number`]),
    instructions: delivery[`${stop}_instructions`],
  };
}

/** The first moment at the same time of day that is still ahead, in whole days: South Africa has no summer time. */
function daysAhead(time: Date, now: Date): number {
  const behind = now.getTime() - time.getTime();
  return behind < 0 ? 0 : Math.floor(behind / DAY) + 1;
}

/**
 * What the form begins with when a delivery is repeated: everything but its reference, at the same time of the next
 * day that it can be.
 */
export function repeatDelivery(delivery: Delivery, now: Date): DeliveryFormValues {
  const { urgency_level, pickup_time, pickup_window, dropoff_window, deliverable_action } = delivery;
  const shift = daysAhead(pickup_window?.start ?? pickup_time, now) * DAY;
  const moved = (time: Date) => toLocalDateTime(new Date(time.getTime() + shift));
  return {
    ...EMPTY_DELIVERY,
    urgency_level,
    deliverable_action,
    ...(urgency_level === 'scheduled' && { pickup_time: moved(pickup_time) }),
    ...(pickup_window && {
      pickup_window: { start: moved(pickup_window.start), end: moved(pickup_window.end) },
    }),
    ...(dropoff_window && {
      dropoff_window: { start: moved(dropoff_window.start), end: moved(dropoff_window.end) },
    }),
    pickup: stopValues(delivery, 'pickup'),
    dropoff: stopValues(delivery, 'dropoff'),
  };
}
