import { cleanText, formatPhoneNumber, toLocalDateTime } from '@fleetfoot/shared/domain';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import type { RecurringDelivery } from '@fleetfoot/shared/model/delivery/recurring-deliveries';
import type { TypedRecurring } from '@fleetfoot/shared/model/delivery/recurring-details';
import { type StopValues, stopValues } from '@fleetfoot/shared/model/delivery/stop-values';
import { EMPTY_DELIVERY } from '../../typed-delivery';

const WORKING_DAYS = 'monday,tuesday,wednesday,thursday,friday';

/** What the form of a new one begins with: weekdays, from today on. */
export function newRecurringValues(now: Date): TypedRecurring {
  const { deliverable_action, pickup, dropoff } = EMPTY_DELIVERY;
  return {
    ...{ name: '', days: WORKING_DAYS, time: '' },
    ...{ starts: toLocalDateTime(now).slice(0, 10), ends: '', holidays: 'skip' },
    ...{ deliverable_action, pickup, dropoff },
  };
}

/** What it begins with when a delivery is to recur: its details, at its time of the day. */
export function recurringValuesOf(delivery: Delivery, now: Date): TypedRecurring {
  const { deliverable_action, pickup_time, external_id } = delivery;
  return {
    ...newRecurringValues(now),
    ...{ name: cleanText(external_id.slice(0, 60)), time: toLocalDateTime(pickup_time).slice(11) },
    deliverable_action,
    pickup: stopValues(delivery, 'pickup'),
    dropoff: stopValues(delivery, 'dropoff'),
  };
}

function typedStop(stop: RecurringDelivery['delivery']['pickup']): StopValues {
  const { unit = '', landmark = '', gate_code = '', phone_number, ...others } = stop;
  return { ...others, phone_number: formatPhoneNumber(phone_number), unit, landmark, gate_code };
}

/** A recurring delivery as its form has it. */
export function editedRecurringValues(recurring: RecurringDelivery): TypedRecurring {
  const { name, days, time, starts, ends = '', holidays, delivery } = recurring;
  return {
    ...{ name, days: days.join(), time, starts, ends, holidays },
    deliverable_action: delivery.deliverable_action,
    pickup: typedStop(delivery.pickup),
    dropoff: typedStop(delivery.dropoff),
  };
}
