import type { SavedAddress } from '@fleetfoot/shared/addresses';
import { newDocumentId } from '@fleetfoot/shared/firebase';
import { useDraft } from '@fleetfoot/shared/remote';
import { useRef, useState } from 'react';
import { type AddressFormValues, EMPTY_ADDRESS, valuesOf } from './address-form-values';

/** An address while it is typed. */
interface AddressDraft {
  /** Of a new address too: taken once, so that trying again never makes a second one. */
  readonly id: string;
  readonly values: AddressFormValues;
  /** The address as it was when editing began; `undefined` while one is added. */
  readonly edited: SavedAddress | undefined;
}

/** What the panel is for at the moment. */
interface PanelSubject extends AddressDraft {
  /** Changes whenever the panel begins anew. */
  readonly key: number;
  /** Whether the user asked for the panel, and so goes on in it. */
  readonly asked: boolean;
}

const NONE: readonly AddressDraft[] = [];

function begin(address?: SavedAddress): AddressDraft {
  if (address) return { id: address.id, values: valuesOf(address), edited: address };
  return { id: newDocumentId(), values: EMPTY_ADDRESS, edited: undefined };
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
    ...(value.find(ofNewAddress) ?? begin()),
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
    keep({ id, edited }: AddressDraft, values: AddressFormValues) {
      replaceDraft(id, { id, edited, values });
    },
    /** Goes on with the new address that was begun, if one was. */
    add: () => open(drafts.current.find(ofNewAddress) ?? begin()),
    /** Goes on with the changes that were begun, if any were. */
    edit: (address: SavedAddress) =>
      open(drafts.current.find(({ id }) => id === address.id) ?? begin(address)),
    /** After it is saved, or when it is not wanted any more. Whoever went on to another address stays there. */
    finish(id: string) {
      replaceDraft(id, undefined);
      const next = drafts.current.find(ofNewAddress) ?? begin();
      setSubject((present) =>
        present.id === id ? { ...next, key: present.key + 1, asked: false } : present,
      );
    },
  };
}
