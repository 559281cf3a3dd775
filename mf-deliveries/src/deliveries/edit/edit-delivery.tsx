import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { canBeEdited, type DeliveryEdit } from '@fleetfoot/shared/model/delivery/delivery-input';
import { PartButton } from '@fleetfoot/shared/parts';
import { useServices } from '@fleetfoot/shared/remote';
import type { ComponentProps } from 'react';
import type { AskPrice, Shown } from '../../prices/trip';
import { detailTexts } from '../../texts/detail';
import { usePageTexts } from '../../texts/page-texts';
import { deliveryName } from '../delivery-name';
import type { EditDialog } from './edit-dialog';

// With it comes everything that forms need.
const loadDialog = async () => {
  const { EditDialog } = await import(/* webpackChunkName: "edit-dialog" */ './edit-dialog');
  return EditDialog;
};

interface EditDeliveryProps {
  readonly delivery: Delivery;
  /** Asks what it costs elsewhere. Stable. */
  readonly ask: AskPrice;
  /** Rejects with an AppError when the changes are not written. */
  readonly onEdit: (known: Delivery, changes: DeliveryEdit, shown?: Shown) => Promise<void>;
}

/** The button is there until the delivery is collected; a dialog that is open then keeps what was typed. */
export function EditDelivery({ delivery, ask, onEdit }: EditDeliveryProps) {
  const { announce, report } = useServices();
  const texts = usePageTexts(detailTexts);

  async function save(known: Delivery, changes: DeliveryEdit, shown?: Shown) {
    try {
      await onEdit(known, changes, shown);
    } catch (error) {
      report(error, { message: 'The changes were not saved.', deliveryID: delivery.id });
      throw error;
    }
    announce(texts.edited(deliveryName(delivery)));
  }

  return (
    <PartButton<ComponentProps<typeof EditDialog>>
      label={texts.edit}
      needsConnection
      shortcut="e"
      variant="secondary"
      load={loadDialog}
      isOffered={canBeEdited(delivery)}
      props={{ delivery, ask, onSave: save }}
    />
  );
}
