import { Button } from '@fleetfoot/shared/ui';
import { use } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import type { DeliveryFormValues } from '../typed-delivery';
import type { Contact } from './contact';
import { ContactsContext } from './contacts-context';
import { contactsOfNumber } from './find-contacts';

const Offer = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-1);
  font-size: var(--text-sm);
  /* It stays to be announced, without a gap of its own while it says nothing. */
  &:empty { position: absolute; }
  button { max-width: 100%; text-align: start; white-space: normal; }
`;

interface KnownNumberProps {
  readonly stop: 'pickup' | 'dropoff';
  readonly onChoose: (contact: Contact) => void;
}

/** Offers the contact whose telephone number was typed, unless it is filled in already. */
export function KnownNumber({ stop, onChoose }: KnownNumberProps) {
  const { control } = useFormContext<DeliveryFormValues>();
  const { phone_number, address } = useWatch({ control, name: stop });
  const contacts = contactsOfNumber(use(ContactsContext)[stop], phone_number).filter(
    (contact) => contact.stop.address.text !== address.text,
  );
  return (
    <Offer role="status">
      {contacts.length > 0 && <p>You know this number:</p>}
      {contacts.map((contact) => (
        <Button key={contact.id} variant="secondary" onClick={() => onChoose(contact)}>
          Use {contact.title}, {contact.stop.address.text}
        </Button>
      ))}
    </Offer>
  );
}
