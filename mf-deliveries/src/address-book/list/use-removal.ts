import { newDocumentID } from '@fleetfoot/shared/firebase';
import { addressDetailsOf, type SavedAddress } from '@fleetfoot/shared/model/delivery/saved-address';
import { useServices } from '@fleetfoot/shared/remote';
import { useRef, useState } from 'react';
import { addressTitle } from '../../addresses/address-text';
import { ADDRESS_BOOK } from '../../texts/english/address-book';
import type { AddressWrites, SeenBook } from '../data';

interface Removal {
  /** The address that was deleted last and can be brought back. */
  readonly removed: SavedAddress | undefined;
  /** Deletes it; rejects when it is not deleted. */
  remove(address: SavedAddress): Promise<void>;
  /** Brings the deleted address back; returns its id, and rejects when it is not back. */
  undo(address: SavedAddress): Promise<string>;
  dismiss(): void;
}

/**
 * Deletion that the server has confirmed, and its undoing: the same address in the same place, or in another one where
 * that was taken meanwhile or was none.
 */
export function useRemoval(writes: AddressWrites, seen: SeenBook): Removal {
  const { announce } = useServices();
  const [removed, setRemoved] = useState<SavedAddress>();
  // One for each deletion, so that undoing it again never makes a second address.
  const changeID = useRef('');
  const dismiss = () => setRemoved(undefined);
  return {
    removed,
    async remove(address) {
      await writes.remove(address.id);
      changeID.current = newDocumentID();
      setRemoved(address);
      announce(ADDRESS_BOOK.isDeleted(addressTitle(address)));
    },
    async undo(address) {
      const attempt = { changeID: changeID.current, formerID: address.id };
      const id = await writes.create(attempt, addressDetailsOf(address), seen);
      dismiss();
      announce(ADDRESS_BOOK.isBack(addressTitle(address)));
      return id;
    },
    dismiss,
  };
}
