import { formatPhoneNumber, parseContactNumber, parseCoordinates } from '@fleetfoot/shared/domain';
import type { DeliverableAction, Delivery, TypedDelivery, UrgencyLevel } from '@fleetfoot/shared/model';

export type StopValues = TypedDelivery['pickup'];

/** The value of an address field; it has coordinates once it was chosen from the list. */
export type AddressValue = StopValues['address'];

/** Both as an `<input type="datetime-local">` writes them. */
export type WindowValues = TypedDelivery['pickup_window'];

/** What the form holds as typed. The times of levels not chosen are kept for a return to those levels. */
export interface DeliveryFormValues extends TypedDelivery {
  urgency_level: UrgencyLevel;
  deliverable_action: DeliverableAction;
}

const EMPTY_STOP: StopValues = { address: { text: '' }, name: '', phone_number: '', instructions: '' };
const EMPTY_WINDOW: WindowValues = { start: '', end: '' };

export const EMPTY_DELIVERY: DeliveryFormValues = {
  external_id: '',
  urgency_level: 'on_demand',
  pickup_time: '',
  pickup_window: EMPTY_WINDOW,
  dropoff_window: EMPTY_WINDOW,
  deliverable_action: 'meet_at_door',
  pickup: EMPTY_STOP,
  dropoff: EMPTY_STOP,
};

/** Another system may have stored a text that is no number: it is shown unchanged, to be corrected. */
function shownNumber(number: string): string {
  return formatPhoneNumber(parseContactNumber(number) ?? number);
}

/** A stop of a delivery as the form holds it. Without a position the address must be chosen again. */
export function stopValues(delivery: Delivery, stop: 'pickup' | 'dropoff'): StopValues {
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
