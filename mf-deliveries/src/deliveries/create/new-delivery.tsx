import { newDocumentID } from '@fleetfoot/shared/firebase';
import type { DeliveryDetails } from '@fleetfoot/shared/model';
import { LazyPart } from '@fleetfoot/shared/parts';
import { useServices } from '@fleetfoot/shared/remote';
import { Stack } from '@fleetfoot/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { AskPrice, ShownQuote } from '../../prices/trip';
import { type Contacts, ContactsContext } from '../contacts/contacts-context';
import { changedSinceSent } from '../drafts/delivery-draft';
import { type DraftSource, useDraftSession } from '../drafts/draft-session';
import type { DeliveryPayload, Submitted } from '../sending/delivery-payload';
import { noteCreated } from '../tracking/just-created';
import { type DeliveryFormValues, EMPTY_DELIVERY } from '../typed-delivery';
import { useIsMounted } from '../use-is-mounted';
import { DeliveryForm } from './delivery-form';

// Seldom found, and with the form of a repeated delivery for company.
const loadOffered = async () =>
  (await import(/* webpackChunkName: "repeated-delivery" */ './offered-draft')).OfferedDraft;

/** Shows that the delivery is saved on the device, though not sent yet. */
const SavedNote = styled.p`
  padding: var(--space-3) var(--space-4);
  background: var(--info-soft);
  border-radius: var(--radius);
  color: var(--info-text);
  font-weight: 500;
`;

export interface NewDeliveryProps extends Pick<DraftSource, 'copy' | 'begin' | 'isTaken'> {
  /** Identifies its draft among those of other forms. */
  readonly draftKey: string;
  readonly contacts: Contacts;
  /** Stable. */
  readonly askPrice: AskPrice;
  /** Called once both places are known, ahead of `submit`. Stable. */
  readonly prepare: () => void;
  readonly submit: (id: string, payload: DeliveryPayload) => Promise<Submitted>;
}

function hasNoPickup(values: DeliveryFormValues): boolean {
  return JSON.stringify(values.pickup) === JSON.stringify(EMPTY_DELIVERY.pickup);
}

export function NewDelivery(props: NewDeliveryProps) {
  const { draftKey, contacts, askPrice, prepare, submit, ...source } = props;
  const services = useServices();
  const { session, start, offered, isLooking, round } = useDraftSession({
    key: `mf-deliveries.${draftKey}`,
    ...source,
  });
  const isMounted = useIsMounted();
  const [saved, setSaved] = useState('');
  const { defaultPickup } = contacts;
  const filledRound = useRef(-1);

  useEffect(() => {
    if (isLooking || !defaultPickup || filledRound.current === round) return;
    filledRound.current = round;
    if (hasNoPickup(session.latest().values)) session.fill({ pickup: defaultPickup.stop });
  }, [session, isLooking, defaultPickup, round]);

  async function save(
    delivery: DeliveryDetails,
    values: DeliveryFormValues,
    quote: ShownQuote | undefined,
  ): Promise<void> {
    setSaved('');
    const { id } = session.latest();
    const changed = changedSinceSent(session.latest(), values);
    // Which of several different payloads the server has is not known.
    session.keep({ values, sent: changed ? EMPTY_DELIVERY : values });
    const submitted = await submit(id, { delivery, values, changed, ...(quote && { quote }) });
    if (submitted.status === 'refused') {
      services.report(submitted.error, { message: 'Failed to create delivery.', deliveryID: id });
      // The failure says that the id is used up: the next press creates another delivery.
      if (submitted.error.code === 'already-exists') session.keep({ id: newDocumentID(), sent: undefined });
      throw submitted.error;
    }
    session.discard();
    if (submitted.status === 'accepted') {
      services.announce(`Delivery ${delivery.external_id} is created.`);
      if (isMounted()) {
        noteCreated(services.drafts, { id, delivery });
        services.navigate('/deliveries');
      }
      return;
    }
    const message = `Delivery ${delivery.external_id} is saved on this device. The outbox shows when it is sent.`;
    services.announce(message);
    setSaved(message);
    session.restart();
    if (source.begin && isMounted()) services.navigate('/newdelivery', { replace: true });
  }

  return (
    <ContactsContext value={contacts}>
      <Stack>
        {saved && <SavedNote>{saved}</SavedNote>}
        {offered && (
          <LazyPart
            load={loadOffered}
            props={{ draft: offered, onTake: session.takeOffered, onLeave: session.leaveOffered }}
            onFailure={(error) => services.report(error, { part: 'draft' })}
          />
        )}
        <DeliveryForm
          key={round}
          takesFocus={round > 0}
          initialValues={start.values}
          onChange={(values) => session.keep({ values })}
          askPrice={askPrice}
          onTrip={prepare}
          onSave={save}
        />
      </Stack>
    </ContactsContext>
  );
}
