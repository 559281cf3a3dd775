import { fetchCollection } from '@fleetfoot/shared/firebase';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import type { SavedAddress } from '@fleetfoot/shared/model/delivery/saved-address';
import { savedAddressesQuery } from '../../addresses/data';
import { type Contact, lastPickup, listContacts, savedContact } from './contact';
import { recentDeliveriesQuery } from './data';

export { fetchDefaultPickup } from './data';
export { suggestContacts } from './find-contacts';

export const fetchRecent = (orgID: string) => fetchCollection(recentDeliveriesQuery(orgID));
export const fetchAddresses = (orgID: string) => fetchCollection(savedAddressesQuery(orgID));

/** What is known so far of where deliveries begin and end. */
export interface KnownPlaces {
  readonly addresses: readonly SavedAddress[];
  /** Newest first. */
  readonly recent?: readonly Delivery[] | undefined;
  /** Where the organisation's deliveries begin. */
  readonly standard?: SavedAddress | undefined;
  /** Whether it was asked where they begin. */
  readonly isSettled: boolean;
}

/** The contacts for each stop. */
export function contactsOf({ addresses, recent = [] }: KnownPlaces) {
  return {
    pickup: listContacts(addresses, recent, 'pickup'),
    dropoff: listContacts(addresses, recent, 'dropoff'),
  };
}

/** Where a new delivery of this user begins. */
export function defaultPickupOf(
  { standard, recent = [], isSettled }: KnownPlaces,
  uid: string | undefined,
): Contact | undefined {
  if (standard) return savedContact(standard);
  return isSettled ? lastPickup(recent, uid) : undefined;
}
