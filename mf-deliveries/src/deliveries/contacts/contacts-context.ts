import { createContext } from 'react';
import type { Contact } from './contact';

/** Contacts for the two stops of a delivery. */
export interface Contacts {
  readonly pickup: readonly Contact[];
  readonly dropoff: readonly Contact[];
  /** Where the organisation's deliveries begin unless someone says otherwise. */
  readonly defaultPickup?: Contact | undefined;
  /** Called when a field that offers contacts gets the focus: until then none are read. */
  readonly onWanted: () => void;
}

export const NO_CONTACTS: Contacts = { pickup: [], dropoff: [], onWanted() {} };

export const ContactsContext = createContext<Contacts>(NO_CONTACTS);
