import { type AppError, toAppError } from '@fleetfoot/shared/domain';
import { useServices } from '@fleetfoot/shared/remote';
import { useState } from 'react';
import type { MenuStore } from './menu.queries';
import { positionOf } from './menu-groups';
import { detailsOf, type MenuItem } from './menu-item';

/** Deletion that the server has confirmed, and its undoing: the same item under the same id, where it was. */
export function useItemRemoval(store: MenuStore) {
  const { announce, report } = useServices();
  const [removed, setRemoved] = useState<MenuItem>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<AppError>();

  async function attempt(itemId: string, deed: () => Promise<void>) {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      await deed();
    } catch (reason) {
      report(reason, { message: 'A menu item was not deleted, or not brought back.', itemId });
      setError(toAppError(reason));
    } finally {
      setBusy(false);
    }
  }

  return {
    /** The item that was deleted and can be brought back. */
    removed,
    busy,
    /** Why the last attempt failed. */
    error,
    remove: (item: MenuItem, onRemoved: () => void) =>
      attempt(item.id, async () => {
        await store.remove(item.id);
        onRemoved();
        setRemoved(item);
        announce(`${item.name} is deleted.`);
      }),
    undo: () =>
      attempt(removed?.id ?? '', async () => {
        if (!removed) return;
        await store.create(removed.id, detailsOf(removed), positionOf(removed));
        setRemoved(undefined);
        announce(`${removed.name} is back.`);
      }),
  };
}
