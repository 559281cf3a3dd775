import type { Delivery } from '@fleetfoot/shared/domain';
import { LinkButton } from '@fleetfoot/shared/ui';
import { CancelDelivery } from './cancel-delivery';
import { deliveryName } from './delivery-name';
import type { DeliveryChanges } from './edit/delivery-changes';
import { EditDelivery } from './edit/edit-delivery';

interface DeliveryActionsProps {
  readonly delivery: Delivery;
  readonly onEdit: (deliveryId: string, changes: DeliveryChanges) => Promise<void>;
  readonly onCancel: () => Promise<void>;
}

export function DeliveryActions({ delivery, onEdit, onCancel }: DeliveryActionsProps) {
  return (
    <>
      <LinkButton variant="secondary" href={`/newdelivery?repeat=${delivery.id}`}>
        Repeat
      </LinkButton>
      <EditDelivery delivery={delivery} onEdit={onEdit} />
      <LinkButton variant="secondary" href={`/deliveries/${delivery.id}/waybill`}>
        Waybill
      </LinkButton>
      <CancelDelivery name={deliveryName(delivery)} onCancel={onCancel} />
    </>
  );
}
