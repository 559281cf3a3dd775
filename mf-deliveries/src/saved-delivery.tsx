import { newDocumentId } from '@fleetfoot/shared/firebase';
import { EmptyState, LinkButton, SkeletonRows } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { type DeliveryFormValues, EMPTY_DELIVERY } from './deliveries/delivery-form-values';
import type { DeliveryOrder } from './deliveries/delivery-order';
import { NewDelivery, type NewDeliveryProps } from './deliveries/new-delivery';
import type { OutboxEntry } from './outbox/outbox-entry';

interface SavedDeliveryProps extends Omit<NewDeliveryProps, 'draftKey' | 'begin' | 'copy'> {
  readonly id: string;
  readonly entries: readonly OutboxEntry<DeliveryOrder>[] | undefined;
  /** Takes away what is saved under an id. */
  readonly remove: (id: string) => Promise<void>;
}

/** A delivery that waits on this device, to be changed. */
export function SavedDelivery({ id, entries, remove, ...form }: SavedDeliveryProps) {
  const found = entries?.find((known) => known.id === id);
  // Once it is being changed it stays, also when it leaves the outbox.
  const [held, hold] = useState<{ readonly id: string; readonly values: DeliveryFormValues }>();
  if (!held && found && found.state !== 'accepted') {
    // Something else has become of the id: what is created now is another delivery.
    hold({ id: found.code === 'already-exists' ? newDocumentId() : id, values: found.payload.values });
  }
  if (!entries) return <SkeletonRows rows={8} label="Loading the delivery" />;
  if (!held) {
    return (
      <EmptyState
        icon="deliveries"
        title="Nothing is waiting under this address"
        action={<LinkButton href="/deliveries">All deliveries</LinkButton>}
      >
        It has been sent, or it was deleted from this device.
      </EmptyState>
    );
  }
  // It may have been sent, or be sent while it is changed: what the server has then always gives way.
  const begin = { ...held, sent: EMPTY_DELIVERY };
  async function submit(newId: string, order: DeliveryOrder) {
    const submitted = await form.submit(newId, order);
    if (newId !== id && submitted.status !== 'refused') await remove(id);
    return submitted;
  }
  return <NewDelivery draftKey={`outbox.${id}`} begin={begin} {...form} submit={submit} />;
}
