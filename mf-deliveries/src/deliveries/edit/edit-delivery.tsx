import type { Delivery } from '@fleetfoot/shared/domain';
import { PartButton } from '@fleetfoot/shared/parts';
import { useServices } from '@fleetfoot/shared/remote';
import type { ComponentProps } from 'react';
import { deliveryName } from '../delivery-name';
import type { DeliveryChanges } from './delivery-changes';
import type { EditDialog } from './edit-dialog';
import { canBeEdited } from './edit-values';

// With it comes everything that forms need.
const loadDialog = async () => {
  const { EditDialog } = await import(/* webpackChunkName: "edit-dialog" */ './edit-dialog');
  return EditDialog;
};

interface EditDeliveryProps {
  readonly delivery: Delivery;
  /** Rejects with an AppError when the changes are not written. */
  readonly onEdit: (deliveryId: string, changes: DeliveryChanges) => Promise<void>;
}

/** The button is there until the delivery is collected; a dialog that is open then keeps what was typed. */
export function EditDelivery({ delivery, onEdit }: EditDeliveryProps) {
  const { announce, report } = useServices();

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
    <PartButton<ComponentProps<typeof EditDialog>>
      label="Edit"
      variant="secondary"
      load={loadDialog}
      isOffered={canBeEdited(delivery)}
      props={{ delivery, onSave: save }}
    />
  );
}
