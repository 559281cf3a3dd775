import { newDocumentId } from '@fleetfoot/shared/firebase';
import { useDraft, useServices } from '@fleetfoot/shared/remote';
import { useCallback, useState } from 'react';
import { draftKey, type NewDraft } from './item-draft';
import { ItemForm } from './item-form';
import { EMPTY_ITEM, type ItemFormValues } from './item-form-values';
import type { MenuStore } from './menu.queries';
import { categoriesOf, lastPosition } from './menu-groups';
import type { ItemDetails, MenuItem } from './menu-item';
import { useItemForm } from './use-item-form';

interface NewItemProps {
  readonly restaurantId: string;
  /** The whole menu, in order. */
  readonly items: readonly MenuItem[];
  readonly store: MenuStore;
  readonly menuPath: string;
}

export function NewItem({ restaurantId, items, store, menuPath }: NewItemProps) {
  const { announce, navigate, report } = useServices();
  const { value, write, discard } = useDraft<NewDraft>(draftKey(restaurantId, ''));
  const [{ id, values }] = useState(() => value ?? { id: newDocumentId(), values: EMPTY_ITEM });
  const keep = useCallback((typed: ItemFormValues) => write({ id, values: typed }), [id, write]);
  const form = useItemForm(values, keep);

  async function save(details: ItemDetails) {
    try {
      await store.create(id, details, lastPosition(items, details.category));
    } catch (error) {
      report(error, { message: 'A menu item was not added.', itemId: id });
      throw error;
    }
    discard();
    announce(`${details.name} is on the menu.`);
    navigate(menuPath);
  }

  return (
    <ItemForm
      form={form}
      categories={categoriesOf(items)}
      saveLabel="Add item"
      onSave={save}
      onCancel={() => {
        discard();
        navigate(menuPath);
      }}
    />
  );
}
