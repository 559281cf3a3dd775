import { newDocumentID } from '@fleetfoot/shared/firebase';
import { useAction } from '@fleetfoot/shared/forms';
import type { MenuItem } from '@fleetfoot/shared/model/restaurants/menu-item';
import { useServices } from '@fleetfoot/shared/remote';
import { useRef, useState } from 'react';
import { DELETION } from '../../texts/edit-item';
import type { MenuWrites } from '../data';
import { detailsOf } from '../item-changes';
import { positionOf } from '../menu-groups';

/**
 * Deletion that the server has confirmed, and its undoing: the same item where it was on the menu, under its id where
 * that is a place and is free.
 * @param items the whole menu
 */
export function useItemRemoval(itemID: string, items: readonly MenuItem[], writes: MenuWrites) {
  const { announce, report } = useServices();
  const [removed, setRemoved] = useState<MenuItem>();
  // One for each deletion, so that undoing it again never makes a second item.
  const changeID = useRef('');
  const action = useAction({
    doubt: removed ? DELETION.undoDoubt : DELETION.doubt,
    wording: removed ? DELETION.stillDeleted : DELETION.notDeleted,
    onFailure: (error) =>
      report(error, { message: 'A menu item was not deleted, or not brought back.', itemID }),
  });

  return {
    /** The item that was deleted and can be brought back. */
    removed,
    busy: action.busy,
    /** Why the last deletion or undoing failed. */
    error: action.error,
    remove: (item: MenuItem, onRemoved: () => void) =>
      action.run(async () => {
        await writes.remove(item.id);
        onRemoved();
        changeID.current = newDocumentID();
        setRemoved(item);
        announce(DELETION.deleted(item.name));
      }),
    /** @param onBack gets the id that the item has now */
    undo: (onBack: (id: string) => void) =>
      action.run(async () => {
        if (!removed) return;
        const attempt = { changeID: changeID.current, formerID: removed.id };
        const added = { details: detailsOf(removed), position: positionOf(removed) };
        const id = await writes.create(attempt, added, items);
        onBack(id);
        setRemoved(undefined);
        announce(DELETION.undone(removed.name));
      }),
  };
}
