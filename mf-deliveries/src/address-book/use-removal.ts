import { addressTitle, detailsOf, type SavedAddress } from '@fleetfoot/shared/addresses';
import { toAppError } from '@fleetfoot/shared/domain';
import { useServices } from '@fleetfoot/shared/remote';
import { useState } from 'react';
import type { AddressStore } from './addresses.queries';

interface Removal {
  /** The address that was deleted last and can be brought back. */
  readonly removed: SavedAddress | undefined;
  readonly undoing: boolean;
  /** Why it did not come back. */
  readonly error: string | undefined;
  /** Deletes it; rejects when it is not deleted. */
  remove(address: SavedAddress): Promise<void>;
  /** Brings it back; tells whether it is there. */
  undo(): Promise<boolean>;
  dismiss(): void;
}

/** Deletion that the server has confirmed, and its undoing: the same address under the same id. */
export function useRemoval(store: AddressStore): Removal {
  const { announce, report } = useServices();
  const [removed, setRemoved] = useState<SavedAddress>();
  const [undoing, setUndoing] = useState(false);
  const [error, setError] = useState<string>();

  async function remove(address: SavedAddress) {
    await store.remove(address.id);
    setError(undefined);
    setRemoved(address);
    announce(`${addressTitle(address)} is deleted.`);
  }

  async function undo() {
    if (!removed) return false;
    setUndoing(true);
    setError(undefined);
    try {
      await store.create(removed.id, detailsOf(removed));
      setRemoved(undefined);
      announce(`${addressTitle(removed)} is back.`);
      return true;
    } catch (reason) {
      report(reason, { message: 'A deleted address was not brought back.', addressId: removed.id });
      setError(`${addressTitle(removed)} is still deleted. ${toAppError(reason).userMessage}`);
      return false;
    } finally {
      setUndoing(false);
    }
  }

  function dismiss() {
    setRemoved(undefined);
    setError(undefined);
  }

  return { removed, undoing, error, remove, undo, dismiss };
}
