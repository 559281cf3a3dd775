import type { Delivery } from '@fleetfoot/shared/domain';
import { useServices } from '@fleetfoot/shared/remote';
import { Button } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { deliveryName } from '../delivery-name';
import type { DeliveryChanges } from './delivery-changes';
import { EditDialog } from './edit-dialog';

interface EditDeliveryProps {
  readonly delivery: Delivery;
  /** Rejects with an AppError when the changes are not written. */
  readonly onEdit: (deliveryId: string, changes: DeliveryChanges) => Promise<void>;
}

export function EditDelivery({ delivery, onEdit }: EditDeliveryProps) {
  const { announce, report } = useServices();
  // What others write meanwhile must not change what one is typing.
  const [edited, setEdited] = useState<Delivery>();

  async function save(changes: DeliveryChanges) {
    try {
      await onEdit(delivery.id, changes);
    } catch (error) {
      report(error, { message: 'The changes were not saved.', deliveryId: delivery.id });
      throw error;
    }
    announce(`Delivery ${deliveryName(delivery)} is changed.`);
  }

  return (
    <>
      <Button variant="secondary" onClick={() => setEdited(delivery)}>
        Edit
      </Button>
      {edited && <EditDialog delivery={edited} onSave={save} onClose={() => setEdited(undefined)} />}
    </>
  );
}
