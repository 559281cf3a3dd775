import { distance, type SavedAddress } from '@fleetfoot/shared/addresses';
import type { Delivery } from '@fleetfoot/shared/domain';
import { type Contact, recentContact, savedContact } from './contact';

/** How near two addresses of the same number are one place, in metres. */
const SAME_PLACE = 30;

function isSame(one: Contact, other: Contact): boolean {
  const [here, there] = [one.stop.address.coordinates, other.stop.address.coordinates];
  if (!here || !there || distance(here, there) > SAME_PLACE) return false;
  // An address without a number stands for whoever is there.
  return one.phoneNumber === other.phoneNumber || one.phoneNumber === '';
}

/**
 * Whom one end of a delivery may be: the address book, then those of recent deliveries that are not in it.
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
