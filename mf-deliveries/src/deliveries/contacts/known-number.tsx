import { parseContactNumber } from '@fleetfoot/shared/domain';
import { Button } from '@fleetfoot/shared/ui';
import { use, useEffect, useEffectEvent, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { entryTexts } from '../../texts/entry';
import { usePageTexts } from '../../texts/page-texts';
import type { DeliveryFormValues } from '../typed-delivery';
import { type Contact, withoutInstructions } from './contact';
import { ContactsContext } from './contacts-context';

const Offer = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-1);
  font-size: var(--text-sm);
  /* It stays to be announced, without a gap of its own while it says nothing. */
  &:empty { position: absolute; }
  button { max-width: 100%; text-align: start; white-space: normal; }
`;

/** Contacts of a telephone number, however it is written. */
export function contactsOfNumber(contacts: readonly Contact[], input: string): readonly Contact[] {
  const number = parseContactNumber(input);
  if (number === undefined) return [];
  return contacts.filter(({ phoneNumber }) => phoneNumber === number).slice(0, 3);
}

export interface KnownNumberProps {
  readonly stop: 'pickup' | 'dropoff';
  readonly onChoose: (contact: Contact) => void;
}

/**
 * Fills in the contact whose telephone number was typed, once; where something else was typed besides, several have it or the
 * stop was emptied again, offers them.
 */
export function KnownNumber({ stop, onChoose }: KnownNumberProps) {
  const { control } = useFormContext<DeliveryFormValues>();
  const texts = usePageTexts(entryTexts);
  const { phone_number, ...rest } = useWatch({ control, name: stop });
  const { address } = rest;
  const known = contactsOfNumber(use(ContactsContext)[stop], phone_number);
  const contacts = known.filter((contact) => contact.stop.address.text !== address.text);
  const isBare = Object.values(rest).every((value) => !(typeof value === 'object' ? value.text : value));
  const only = isBare && contacts.length === 1 ? contacts[0] : undefined;
  const filledNumber = useRef('');
  const number = known[0]?.phoneNumber ?? '';
  const fill = useEffectEvent((contact: Contact) => {
    if (filledNumber.current !== contact.phoneNumber) onChoose(withoutInstructions(contact));
  });
  useEffect(() => {
    if (only) fill(only);
    if (address.text !== '') filledNumber.current = number;
  }, [only, address.text, number]);
  return (
    <Offer role="status">
      {contacts.length > 0 && <p>{texts.knownNumber}</p>}
      {contacts.map((contact) => (
        <Button key={contact.id} variant="secondary" onClick={() => onChoose(contact)}>
          {texts.use(contact.title, contact.stop.address.text)}
        </Button>
      ))}
    </Offer>
  );
}
