import { EmptyState, LinkButton, SkeletonRows } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { EMPTY_DELIVERY } from './deliveries/delivery-form-values';
import type { DeliveryOrder } from './deliveries/delivery-order';
import { NewDelivery, type NewDeliveryProps } from './deliveries/new-delivery';
import type { OutboxEntry } from './outbox/outbox-entry';

interface SavedDeliveryProps extends Omit<NewDeliveryProps, 'draftKey' | 'begin' | 'copy'> {
  readonly id: string;
  readonly entries: readonly OutboxEntry<DeliveryOrder>[] | undefined;
}

/** A delivery that waits on this device, to be changed. */
export function SavedDelivery({ id, entries, ...form }: SavedDeliveryProps) {
  const found = entries?.find((known) => known.id === id);
  // Once it is being changed it stays, also when it leaves the outbox.
  const [held, hold] = useState<typeof found>();
  if (!held && found && found.state !== 'accepted') hold(found);
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
  const begin = { id, values: held.payload.values, sent: EMPTY_DELIVERY };
  return <NewDelivery draftKey={`outbox.${id}`} begin={begin} {...form} />;
}
