import { cleanText } from '@fleetfoot/shared/domain';
import type { OwnSuggestion } from '@fleetfoot/shared/maps';
import { foldedText } from '../../addresses/address-text';
import type { Contact } from './contact';

/** How many are offered at once: the suggestions of the map come below them. */
const MOST = 5;

function wordsOf({ title, stop, phoneNumber }: Contact): string {
  const digits = `${stop.phone_number.replaceAll(' ', '')} ${phoneNumber}`;
  return foldedText(`${title} ${stop.name} ${stop.address.text} ${digits}`);
}

/** Contacts in which every word of the text begins a word; the first few of all for no text. */
export function findContacts(contacts: readonly Contact[], typed: string): readonly Contact[] {
  const text = cleanText(typed);
  const isNumber = /^[\d\s()+.-]{4,}$/.test(text);
  const words = foldedText(isNumber ? text.replace(/[^\d]/g, '') : text)
    .split(' ')
    .filter(Boolean);
  return contacts
    .filter((contact) => {
      const all = ` ${wordsOf(contact)}`;
      return words.every((word) => all.includes(` ${word}`));
    })
    .slice(0, MOST);
}

const ORIGINS = { saved: 'Saved', recent: 'Recent' } as const;

/** A contact as a line of the address field's list. */
function contactSuggestion(
  contact: Contact,
  onChoose: (contact: Contact) => void,
  say: (origin: string) => string,
): OwnSuggestion {
  const { id, origin, title, stop } = contact;
  const parts = [say(ORIGINS[origin]), stop.name === title ? '' : stop.name, stop.address.text];
  return {
    id: `contact-${id}`,
    main: title,
    secondary: parts.filter(Boolean).join(' · '),
    onChoose: () => onChoose(contact),
  };
}

/**
 * The contacts that a text finds, as lines of the address field's list.
 * @param say says in the language of the form where they are from
 */
export function suggestContacts(
  contacts: readonly Contact[],
  text: string,
  onChoose: (contact: Contact) => void,
  say: (origin: string) => string = (origin) => origin,
): readonly OwnSuggestion[] {
  return findContacts(contacts, text).map((contact) => contactSuggestion(contact, onChoose, say));
}
