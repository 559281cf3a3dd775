import type { AppError } from '@fleetfoot/shared/domain';
import { newDocumentId } from '@fleetfoot/shared/firebase';
import type { DeliveryDetails } from '@fleetfoot/shared/operations';
import { useServices } from '@fleetfoot/shared/remote';
import { Stack } from '@fleetfoot/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { type Contacts, ContactsContext } from './contacts/contacts-context';
import { changedSinceSent } from './delivery-draft';
import { DeliveryForm } from './delivery-form';
import { type DeliveryFormValues, EMPTY_DELIVERY } from './delivery-form-values';
import type { DeliveryOrder } from './delivery-order';
import type { DraftSource } from './drafts/draft-session';
import { OfferedDraft } from './drafts/offered-draft';
import { useDraftSession } from './drafts/use-draft-session';
import { SavedNote } from './saved-note';
import { useIsMounted } from './use-is-mounted';

/** What became of an order: the server has it, it waits on this device, or it cannot be. */
export type Submitted =
  | { readonly status: 'accepted' | 'waiting' }
  | { readonly status: 'refused'; readonly error: AppError };

export interface NewDeliveryProps extends Pick<DraftSource, 'copy' | 'begin' | 'isTaken'> {
  /** Tells its draft from those of other forms. */
  readonly draftKey: string;
  readonly contacts: Contacts;
  readonly submit: (id: string, order: DeliveryOrder) => Promise<Submitted>;
}

function hasNoPickup(values: DeliveryFormValues): boolean {
  return JSON.stringify(values.pickup) === JSON.stringify(EMPTY_DELIVERY.pickup);
}

export function NewDelivery({ draftKey, contacts, submit, ...source }: NewDeliveryProps) {
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

  async function save(delivery: DeliveryDetails, values: DeliveryFormValues) {
    setSaved('');
    const { id } = session.latest();
    const changed = changedSinceSent(session.latest(), values);
    // Of several tries with different details nobody knows which one the server has.
    session.keep({ values, sent: changed ? EMPTY_DELIVERY : values });
    const submitted = await submit(id, { delivery, values, changed });
    if (submitted.status === 'refused') {
      services.report(submitted.error, { message: 'Failed to create delivery.', deliveryId: id });
      // What became of the id is told now; whoever presses again means another delivery.
      if (submitted.error.code === 'already-exists') session.keep({ id: newDocumentId(), sent: undefined });
      throw submitted.error;
    }
    session.discard();
    if (submitted.status === 'accepted') {
      services.announce(`Delivery ${delivery.external_id} is created.`);
      if (isMounted()) services.navigate('/deliveries');
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
          <OfferedDraft draft={offered} onTake={session.takeOffered} onLeave={session.leaveOffered} />
        )}
        <DeliveryForm
          key={round}
          takesFocus={round > 0}
          initialValues={start.values}
          onChange={(values) => session.keep({ values })}
          onSave={save}
        />
      </Stack>
    </ContactsContext>
  );
}
