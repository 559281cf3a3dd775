import { type Delivery, type DeliveryEdit, NEW_DELIVERY } from '@fleetfoot/shared/model';
import { PartButton } from '@fleetfoot/shared/parts';
import { useServices } from '@fleetfoot/shared/remote';
import type { ComponentProps } from 'react';
import { deliveryName } from '../delivery-name';
import type { EditDialog } from './edit-dialog';

// With it comes everything that forms need.
const loadDialog = async () => {
  const { EditDialog } = await import(/* webpackChunkName: "edit-dialog" */ './edit-dialog');
  return EditDialog;
};

/** Whether the delivery was not collected yet, and its details are still there. */
export function canBeEdited({ status, blanked_at }: Delivery): boolean {
  return status === NEW_DELIVERY.status && blanked_at === undefined;
}

interface EditDeliveryProps {
  readonly delivery: Delivery;
  /** Rejects with an AppError when the changes are not written. */
  readonly onEdit: (known: Delivery, changes: DeliveryEdit) => Promise<void>;
}

/** The button is there until the delivery is collected; a dialog that is open then keeps what was typed. */
export function EditDelivery({ delivery, onEdit }: EditDeliveryProps) {
  const { announce, report } = useServices();

  async function save(known: Delivery, changes: DeliveryEdit) {
    try {
      await onEdit(known, changes);
    } catch (error) {
      report(error, { message: 'The changes were not saved.', deliveryID: delivery.id });
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
