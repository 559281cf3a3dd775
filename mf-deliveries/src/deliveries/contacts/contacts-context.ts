import { createContext } from 'react';
import type { Contact } from './contact';

/** Whom the two ends of the delivery may be. */
export interface Contacts {
  readonly pickup: readonly Contact[];
  readonly dropoff: readonly Contact[];
  /** Where the organisation's deliveries begin unless someone says otherwise. */
  readonly defaultPickup?: Contact | undefined;
  /** Called when somebody comes to a field that offers contacts: until then none are read. */
  readonly onWanted: () => void;
}

export const NO_CONTACTS: Contacts = { pickup: [], dropoff: [], onWanted() {} };

export const ContactsContext = createContext<Contacts>(NO_CONTACTS);
