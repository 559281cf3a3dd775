import { createContext } from 'react';
import type { Contact } from './contact';

/** Whom the two ends of the delivery may be. */
export interface Contacts {
  readonly pickup: readonly Contact[];
  readonly dropoff: readonly Contact[];
  /** Where the organisation's deliveries begin unless someone says otherwise. */
  readonly defaultPickup?: Contact | undefined;
}

export const NO_CONTACTS: Contacts = { pickup: [], dropoff: [] };

export const ContactsContext = createContext<Contacts>(NO_CONTACTS);
