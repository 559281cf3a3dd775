import { newDocumentID } from '@fleetfoot/shared/firebase';
import { useServices } from '@fleetfoot/shared/remote';
import { EmptyState, LinkButton, SkeletonRows } from '@fleetfoot/shared/ui';
import { useEffect, useState } from 'react';
import { notFoundTexts } from '../../texts/not-found';
import { usePageTexts } from '../../texts/page-texts';
import { reopenedTexts } from '../../texts/reopened';
import { useDeliveryOutbox } from '../sending/delivery-outbox';
import type { DeliveryPayload } from '../sending/delivery-payload';
import { type DeliveryFormValues, EMPTY_DELIVERY } from '../typed-delivery';
import { NewDelivery, type NewDeliveryProps } from './new-delivery';
import { useIsTouched } from './use-is-touched';

interface QueuedDeliveryProps extends Omit<NewDeliveryProps, 'draftKey' | 'begin' | 'copy'> {
  readonly id: string;
}

/** A delivery that waits on this device, to be changed. Once it is sent, its own page replaces a form that nobody has touched. */
export function QueuedDelivery({ id, ...form }: QueuedDeliveryProps) {
  const texts = usePageTexts(reopenedTexts);
  const { all } = usePageTexts(notFoundTexts);
  const services = useServices();
  const isTouched = useIsTouched(0);
  const { outbox, entries } = useDeliveryOutbox();
  const found = entries?.find((known) => known.id === id);
  // Its values stay in the form, also when the entry leaves the outbox.
  const [held, hold] = useState<{ readonly id: string; readonly values: DeliveryFormValues }>();
  if (!held && found && found.state !== 'accepted') {
    // The id is taken: what is created now is another delivery.
    hold({ id: found.code === 'already-exists' ? newDocumentID() : id, values: found.payload.values });
  }
  const isSent = found?.state === 'accepted';
  useEffect(() => {
    if (isSent && !(held && isTouched())) services.navigate(`/deliveries/${id}`, { replace: true });
  }, [isSent, held, isTouched, services, id]);
  if (!entries || (isSent && !held)) return <SkeletonRows rows={8} label={texts.loading} />;
  if (!held) {
    return (
      <EmptyState
        icon="deliveries"
        title={texts.gone}
        action={<LinkButton href="/deliveries">{all}</LinkButton>}
      >
        {texts.goneText}
      </EmptyState>
    );
  }
  // The entry may have been sent, or be sent while it is edited: what the server has then gives way.
  const begin = { ...held, sent: EMPTY_DELIVERY };
  async function submit(newID: string, payload: DeliveryPayload) {
    const submitted = await form.submit(newID, payload);
    if (newID !== id && submitted.status !== 'refused') await outbox.remove(id);
    return submitted;
  }
  return <NewDelivery draftKey={`outbox.${id}`} begin={begin} {...form} submit={submit} />;
}
