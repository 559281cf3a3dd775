import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import type { DeliveryEdit } from '@fleetfoot/shared/model/delivery/delivery-input';
import { useOrganization, useServices, useSession } from '@fleetfoot/shared/remote';
import { useCallback } from 'react';
import type { AskPrice, Shown } from '../../prices/trip';

/** What the dialog of an edit asks and writes, in the dialog's own chunk, which is there by then. */
export function useEdits() {
  const { id: orgID } = useOrganization();
  const uid = useSession((state) => state.uid) ?? '';
  const { now } = useServices();

  const ask = useCallback<AskPrice>(
    async (trip) => {
      const { askPriceOf } = await import(/* webpackChunkName: "edit-dialog" */ '../../prices/ask-price');
      return askPriceOf(orgID)(trip);
    },
    [orgID],
  );

  async function edit(known: Delivery, changes: DeliveryEdit, shown?: Shown) {
    const { editWrites } = await import(/* webpackChunkName: "edit-dialog" */ './data');
    await editWrites(orgID, uid, now).edit(known, changes, shown);
  }

  return { ask, edit };
}
