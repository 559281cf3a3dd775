import { newDocumentID } from '@fleetfoot/shared/firebase';
import type { MenuItem } from '@fleetfoot/shared/model/restaurants/menu-item';
import { useDraft, useServices } from '@fleetfoot/shared/remote';
import { useCallback, useState } from 'react';
import { NEW_ITEM } from '../../texts/new-item';
import type { MenuWrites } from '../data';
import { ItemForm } from '../item-form';
import { draftKey, EMPTY_ITEM, type ItemFormValues, type NewDraft } from '../item-form-values';
import { categoriesOf, lastPosition } from '../menu-groups';
import { useItemForm } from '../use-item-form';

interface NewItemProps {
  readonly restaurantID: string;
  /** The whole menu, in order. */
  readonly items: readonly MenuItem[];
  readonly writes: MenuWrites;
  readonly menuPath: string;
}

export function NewItem({ restaurantID, items, writes, menuPath }: NewItemProps) {
  const { announce, navigate } = useServices();
  const { value, write, discard } = useDraft<NewDraft>(draftKey(restaurantID, ''));
  const [{ id, values }] = useState(() => value ?? { id: newDocumentID(), values: EMPTY_ITEM });
  const keep = useCallback((typed: ItemFormValues) => write({ id, values: typed }), [id, write]);
  const saveForm = useItemForm({
    itemID: id,
    defaults: values,
    draft: { write: keep, discard },
    failureReport: 'A menu item was not added.',
    async save(details) {
      const position = lastPosition(items, details.category);
      await writes.create({ changeID: id }, { details, position }, items);
    },
    onSaved({ name }) {
      announce(NEW_ITEM.added(name));
      navigate(menuPath);
    },
  });

  return (
    <ItemForm
      saveForm={saveForm}
      categories={categoriesOf(items)}
      saveLabel={NEW_ITEM.save}
      onCancel={() => {
        discard();
        navigate(menuPath);
      }}
    />
  );
}
