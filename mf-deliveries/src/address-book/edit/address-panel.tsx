import type { AddressDetails, SavedAddress } from '@fleetfoot/shared/model/delivery/saved-address';
import { Card } from '@fleetfoot/shared/ui';
import { useEffect, useRef } from 'react';
import { addressTitle } from '../../addresses/address-text';
import { ADDRESS_BOOK } from '../../texts/english/address-book';
import { AddressForm } from './address-form';
import type { AddressFormValues } from './address-form-values';

interface AddressPanelProps {
  readonly id: string;
  /** Of adding it: an address that it has made is no other one. */
  readonly changeID: string;
  readonly initialValues: AddressFormValues;
  /** The address as it was when editing began. */
  readonly edited: SavedAddress | undefined;
  /** Takes the focus when it appears. */
  readonly asked: boolean;
  /** All addresses as they are now; `undefined` while that is not known. */
  readonly saved: readonly SavedAddress[] | undefined;
  readonly onChange: (values: AddressFormValues) => void;
  readonly onSave: (details: AddressDetails, known: SavedAddress | undefined) => Promise<void>;
  readonly onSaved: (details: AddressDetails) => void;
  readonly onCancel: () => void;
  readonly onOpen: (address: SavedAddress) => void;
}

/** Where an address is added or edited; begin a new one with a new `key`. */
export function AddressPanel(props: AddressPanelProps) {
  const { id, changeID, initialValues, edited, asked, saved, onChange, onSave, onSaved, onCancel, onOpen } =
    props;
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (asked) search.current?.focus();
  }, [asked]);
  const present = edited && saved?.find((address) => address.id === id);
  return (
    <Card title={edited ? ADDRESS_BOOK.form.edit(addressTitle(edited)) : ADDRESS_BOOK.form.add}>
      <AddressForm
        initialValues={initialValues}
        edited={edited}
        present={present}
        isGone={edited !== undefined && saved !== undefined && present === undefined}
        saved={(saved ?? []).filter((address) => address.changeID !== changeID)}
        id={id}
        searchRef={search}
        onChange={onChange}
        onSave={onSave}
        onSaved={onSaved}
        onCancel={edited ? onCancel : undefined}
        onOpen={onOpen}
      />
    </Card>
  );
}
