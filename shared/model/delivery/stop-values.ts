import { formatPhoneNumber, parseContactNumber, parseCoordinates } from '@fleetfoot/shared/domain';
import type { Delivery } from './delivery';
import type { STOPS } from './delivery-choices';
import type { TypedDelivery } from './typed-delivery';

export type StopValues = TypedDelivery['pickup'];

/** The value of an address field; it has coordinates once it was chosen from the list. */
export type AddressValue = StopValues['address'];

/** Another system may have stored a text that is no number: it is shown unchanged, to be corrected. */
function shownNumber(number: string): string {
  return formatPhoneNumber(parseContactNumber(number) ?? number);
}

/** A stop of a delivery as forms hold it. Without a position the address must be chosen again. */
export function stopValues(delivery: Delivery, stop: (typeof STOPS)[number]): StopValues {
  return {
    address: {
      text: delivery[`${stop}_address`],
      coordinates: parseCoordinates(delivery[`${stop}_latitude`], delivery[`${stop}_longitude`]),
    },
    name: delivery[`${stop}_name`],
    phone_number: shownNumber(delivery[`${stop}_phone_number`]),
    instructions: delivery[`${stop}_instructions`],
    unit: delivery[`${stop}_unit`] ?? '',
    landmark: delivery[`${stop}_landmark`] ?? '',
    gate_code: delivery[`${stop}_gate_code`] ?? '',
  };
}
