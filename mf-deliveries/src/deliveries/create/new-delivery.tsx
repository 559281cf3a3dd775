import { newDocumentID } from '@fleetfoot/shared/firebase';
import type { DeliveryDetails } from '@fleetfoot/shared/model/delivery/delivery-details';
import { useServices } from '@fleetfoot/shared/remote';
import { Stack } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import type { AskPrice, ShownQuote } from '../../prices/trip';
import { formTexts } from '../../texts/form';
import { usePageTexts } from '../../texts/page-texts';
import { settledTexts } from '../../texts/settled';
import { type Contacts, ContactsContext } from '../contacts/contacts-context';
import { changedSinceSent } from '../drafts/delivery-draft';
import { type DraftSource, useDraftSession } from '../drafts/draft-session';
import { LazyEntryHelp } from '../entry/lazy-entry-help';
import type { DeliveryPayload, Submitted } from '../sending/delivery-payload';
import { noteCreated } from '../tracking/just-created';
import { type DeliveryFormValues, EMPTY_DELIVERY } from '../typed-delivery';
import { useIsMounted } from '../use-is-mounted';
import { DeliveryForm } from './delivery-form';
import { useIsTouched } from './use-is-touched';

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

export function NewDelivery(props: NewDeliveryProps) {
  const { draftKey, contacts, askPrice, prepare, submit, ...source } = props;
  const services = useServices();
  const texts = usePageTexts(formTexts);
  const settled = usePageTexts(settledTexts);
  const { session, start, offered, kept, cleared, isLooking, round } = useDraftSession({
    key: `mf-deliveries.${draftKey}`,
    ...source,
  });
  const isMounted = useIsMounted();
  const [saved, setSaved] = useState('');
  const [isSaving, setSaving] = useState(false);
  const isTouched = useIsTouched(round);
  const [last, setLast] = useState<DeliveryFormValues>();
  // What a form begins with is no proposal.
  const known = source.begin ? { ...contacts, defaultPickup: undefined } : contacts;
  const { isSettled, defaultPickup } = known;
  const pickup = last?.pickup ?? defaultPickup?.stop;
  const begun = source.begin?.of ? source.begin.values : { pickup };
  const isPickupKnown = pickup !== undefined || session.latest().values.pickup.address.text !== '';

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
    setSaving(true);
    const payload = { delivery, values, changed, ...(quote && { quote }) };
    const submitted = await submit(id, payload).finally(() => setSaving(false));
    if (submitted.status === 'refused') {
      services.report(submitted.error, { message: 'Failed to create delivery.', deliveryID: id });
      // The failure says that the id is used up: the next press creates another delivery.
      if (submitted.error.code === 'already-exists') session.keep({ id: newDocumentID(), sent: undefined });
      throw submitted.error;
    }
    session.discard();
    if (submitted.status === 'accepted') {
      services.announce(settled.created(delivery.external_id));
      if (isMounted()) {
        noteCreated(services.drafts, { id, delivery });
        services.navigate('/deliveries');
      }
      return;
    }
    services.announce(texts.saved(delivery.external_id));
    setSaved(delivery.external_id);
    setLast(values);
    session.restart();
    if (source.begin && isMounted()) services.navigate('/newdelivery', { replace: true });
  }

  return (
    <ContactsContext value={{ ...known, begun }}>
      <Stack>
        {saved && <LazyEntryHelp of="saved" message={texts.saved(saved)} />}
        {offered && (
          <LazyEntryHelp
            of="offered"
            draft={offered}
            onTake={session.takeOffered}
            onLeave={session.leaveOffered}
          />
        )}
        {(kept || cleared) && (
          <LazyEntryHelp
            of="kept"
            kept={kept}
            isSaving={isSaving}
            onClear={session.clear}
            onUndo={session.undoClear}
          />
        )}
        <DeliveryForm
          key={round}
          ownID={() => session.latest().id}
          usedReference={last?.external_id ?? ''}
          initialValues={start.values}
          pickup={isLooking ? undefined : pickup}
          onFill={session.fill}
          onChange={(values) => session.keep({ values })}
          askPrice={askPrice}
          onTrip={prepare}
          onSave={save}
        />
        {!isLooking && isSettled && !kept && (
          <LazyEntryHelp
            key={`focus-${round}`}
            of="focus"
            field={isPickupKnown ? 'dropoff.phone_number' : 'pickup.address'}
            isTouched={isTouched}
          />
        )}
      </Stack>
    </ContactsContext>
  );
}
