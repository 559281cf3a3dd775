import { addressTitle, courierInstructions, type SavedAddress } from '@fleetfoot/shared/addresses';
import { type Delivery, formatPhoneNumber, parseContactNumber } from '@fleetfoot/shared/domain';
import type { StopValues } from '../delivery-form-values';
import { stopValues } from '../repeat-delivery';

/** Most characters of a delivery's instructions. */
const INSTRUCTIONS_LIMIT = 500;

/** Somebody at an address, whom a delivery may go to or come from. */
export interface Contact {
  readonly id: string;
  readonly origin: 'saved' | 'recent';
  readonly title: string;
  /** E.164; empty when unknown. */
  readonly phoneNumber: string;
  /** What choosing it fills in. */
  readonly stop: StopValues;
}

export function savedContact(address: SavedAddress): Contact {
  const { id, latitude, longitude, contactName, contactPhoneNumber } = address;
  return {
    id,
    origin: 'saved',
    title: addressTitle(address),
    phoneNumber: contactPhoneNumber,
    stop: {
      address: { text: address.fullAddressString, coordinates: { latitude, longitude } },
      name: contactName,
      phone_number: formatPhoneNumber(contactPhoneNumber),
      instructions: courierInstructions(address).slice(0, INSTRUCTIONS_LIMIT),
    },
  };
}

/** @returns `undefined` when the position is not known: choosing it would fill in too little */
export function recentContact(delivery: Delivery, stop: 'pickup' | 'dropoff'): Contact | undefined {
  const values = stopValues(delivery, stop);
  if (!values.address.coordinates) return undefined;
  return {
    id: `${delivery.id}-${stop}`,
    origin: 'recent',
    title: values.name,
    phoneNumber: parseContactNumber(delivery[`${stop}_phone_number`]) ?? '',
    stop: values,
  };
}
