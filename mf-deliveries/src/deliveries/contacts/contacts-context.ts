import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import type { StopValues } from '@fleetfoot/shared/model/delivery/stop-values';
import { createContext } from 'react';
import type { Contact } from './contact';
import type { suggestContacts } from './find-contacts';

/** Contacts for the two stops of a delivery. */
export interface Contacts {
  readonly pickup: readonly Contact[];
  readonly dropoff: readonly Contact[];
  /** Where a delivery begins unless someone says otherwise: as the organisation settled it, else where the last one did. */
  readonly defaultPickup?: Contact | undefined;
  /** What the page filled in before anything was typed: the pickup it proposes, or the delivery that is repeated. */
  readonly begun?: { readonly [stop in 'pickup' | 'dropoff']?: StopValues | undefined } | undefined;
  /** The organisation's newest deliveries, once they are known; not for a recurring delivery. */
  readonly recent?: readonly Delivery[] | undefined;
  /** Whether it was asked where a delivery begins, with an answer or without. */
  readonly isSettled: boolean;
  /** Finds contacts, once its code is there. */
  readonly suggest?: typeof suggestContacts | undefined;
  /** Called when the user takes up a field that offers contacts: until then the address book is not read. */
  readonly onWanted: () => void;
}

export const NO_CONTACTS: Contacts = { pickup: [], dropoff: [], isSettled: false, onWanted() {} };

export const ContactsContext = createContext<Contacts>(NO_CONTACTS);
