import { newDocumentID } from '@fleetfoot/shared/firebase';
import type { SavedAddress } from '@fleetfoot/shared/model';
import { useDraft } from '@fleetfoot/shared/remote';
import { useRef, useState } from 'react';
import { type AddressFormValues, EMPTY_ADDRESS, valuesOf } from './address-form-values';

/** An address while it is typed. */
interface AddressDraft {
  /** Of a new address the draft's own: its place is chosen when it is saved. */
  readonly id: string;
  /** Of adding it. Taken once, so that trying again never makes a second one. */
  readonly changeID: string;
  readonly values: AddressFormValues;
  /** The address as it was when editing began; `undefined` while one is added. */
  readonly edited: SavedAddress | undefined;
}

/** What the panel is for at the moment. */
interface PanelSubject extends AddressDraft {
  /** Changes whenever the panel is reset. */
  readonly key: number;
  /** Whether the user opened the panel, which then takes the focus. */
  readonly asked: boolean;
}

const NONE: readonly AddressDraft[] = [];

function begin(address?: SavedAddress): AddressDraft {
  const changeID = newDocumentID();
  if (address) return { id: address.id, changeID, values: valuesOf(address), edited: address };
  return { id: newDocumentID(), changeID, values: EMPTY_ADDRESS, edited: undefined };
}

function ofNewAddress({ edited }: AddressDraft): boolean {
  return edited === undefined;
}

/**
 * Adding one address after the other, or editing one. What is typed of each outlives looking at another address and
 * at another page.
 */
export function useAddressPanel() {
  const { value = NONE, write } = useDraft<readonly AddressDraft[]>('mf-deliveries.addresses');
  const drafts = useRef(value);
  const [subject, setSubject] = useState<PanelSubject>(() => ({
    ...(drafts.current.find(ofNewAddress) ?? begin()),
    key: 0,
    asked: false,
  }));

  function replaceDraft(id: string, draft: AddressDraft | undefined) {
    const others = drafts.current.filter((other) => other.id !== id);
    drafts.current = draft ? [...others, draft] : others;
    write(drafts.current);
  }
  function open(draft: AddressDraft) {
    setSubject(({ key }) => ({ ...draft, key: key + 1, asked: true }));
  }

  return {
    subject,
    keep({ id, changeID, edited }: AddressDraft, values: AddressFormValues) {
      replaceDraft(id, { id, changeID, edited, values });
    },
    /** Restores the draft of a new address, if there is one. */
    add: () => open(drafts.current.find(ofNewAddress) ?? begin()),
    /** Restores the unsaved changes, if there are any. */
    edit: (address: SavedAddress) =>
      open(drafts.current.find(({ id }) => id === address.id) ?? begin(address)),
    /** Called after a save or a cancellation. An address opened since then stays open. */
    finish(id: string) {
      replaceDraft(id, undefined);
      const next = drafts.current.find(ofNewAddress) ?? begin();
      setSubject((present) =>
        present.id === id ? { ...next, key: present.key + 1, asked: false } : present,
      );
    },
  };
}
