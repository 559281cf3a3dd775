import { formatPhoneNumber, parseContactNumber } from '@fleetfoot/shared/domain';
import { directionsOf } from '@fleetfoot/shared/model/delivery/address-details';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import type { SavedAddress } from '@fleetfoot/shared/model/delivery/saved-address';
import { type StopValues, stopValues } from '@fleetfoot/shared/model/delivery/stop-values';
import { addressTitle } from '../../addresses/address-text';
import { distance } from '../../addresses/distance';

/** A person at an address that deliveries come from or go to. */
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
      instructions: address.instructions,
      ...directionsOf(address),
    },
  };
}

/** @returns `undefined` when the position is not known: choosing it would fill in too little */
function recentContact(delivery: Delivery, stop: 'pickup' | 'dropoff'): Contact | undefined {
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

/** How near two addresses of the same number are one place, in metres. */
const SAME_PLACE = 30;

function isSame(one: Contact, other: Contact): boolean {
  const [here, there] = [one.stop.address.coordinates, other.stop.address.coordinates];
  if (!here || !there || distance(here, there) > SAME_PLACE) return false;
  // An address without a street number matches any number in that street.
  return one.phoneNumber === other.phoneNumber || one.phoneNumber === '';
}

/**
 * Contacts for a stop: the address book, then those of recent deliveries that are not in it.
 * @param deliveries newest first
 */
export function listContacts(
  addresses: readonly SavedAddress[],
  deliveries: readonly Delivery[],
  stop: 'pickup' | 'dropoff',
): readonly Contact[] {
  const contacts = addresses.map(savedContact);
  for (const delivery of deliveries) {
    const contact = recentContact(delivery, stop);
    if (contact && !contacts.some((known) => isSame(known, contact))) contacts.push(contact);
  }
  return contacts;
}

/** What of a contact may be filled in unasked: what was to be done at the last delivery need not be done at the next. */
export function withoutInstructions(contact: Contact): Contact {
  return contact.origin === 'saved' ? contact : { ...contact, stop: { ...contact.stop, instructions: '' } };
}

/**
 * Where the last delivery began, best of the user's own; the one before where the position of the last is not known.
 * @param deliveries newest first
 */
export function lastPickup(deliveries: readonly Delivery[], uid: string | undefined): Contact | undefined {
  // Of those whose details are deleted already there is no name.
  const named = deliveries.filter(({ pickup_name }) => pickup_name !== '');
  const own = named.filter(({ created_by }) => created_by === uid);
  for (const delivery of [...own, ...named]) {
    const contact = recentContact(delivery, 'pickup');
    if (contact) return withoutInstructions(contact);
  }
  return undefined;
}
