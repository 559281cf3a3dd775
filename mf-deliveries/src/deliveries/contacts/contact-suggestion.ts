import type { OwnSuggestion } from '@fleetfoot/shared/maps';
import type { Contact } from './contact';

const ORIGINS = { saved: 'Saved', recent: 'Recent' } as const;

/** A contact as a line of the address field's list. */
export function contactSuggestion(contact: Contact, onChoose: (contact: Contact) => void): OwnSuggestion {
  const { id, origin, title, stop } = contact;
  const parts = [ORIGINS[origin], stop.name === title ? '' : stop.name, stop.address.text];
  return {
    id: `contact-${id}`,
    main: title,
    secondary: parts.filter(Boolean).join(' · '),
    onChoose: () => onChoose(contact),
  };
}
