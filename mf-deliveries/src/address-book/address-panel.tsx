import { type AddressDetails, addressTitle, type SavedAddress } from '@fleetfoot/shared/addresses';
import { Card } from '@fleetfoot/shared/ui';
import { useEffect, useRef } from 'react';
import { AddressForm } from './address-form';
import type { AddressFormValues } from './address-form-values';
import { Notice, NoticeSlot } from './notice';

interface AddressPanelProps {
  readonly id: string;
  readonly initialValues: AddressFormValues;
  /** The address as it was when editing began. */
  readonly edited: SavedAddress | undefined;
  /** Takes the focus when it appears. */
  readonly asked: boolean;
  /** All addresses as they are now; `undefined` while that is not known. */
  readonly saved: readonly SavedAddress[] | undefined;
  readonly onChange: (values: AddressFormValues) => void;
  readonly onSave: (details: AddressDetails) => Promise<void>;
  readonly onCancel: () => void;
  readonly onOpen: (address: SavedAddress) => void;
}

function changeBy(edited: SavedAddress | undefined, saved: readonly SavedAddress[] | undefined) {
  if (!edited || !saved) return undefined;
  const present = saved.find(({ id }) => id === edited.id);
  if (!present) return 'This address was deleted meanwhile. Saving adds it again.';
  if (present.updated_at.getTime() === edited.updated_at.getTime()) return undefined;
  return 'Someone changed this address while you were editing it. Saving replaces their version.';
}

/** Where an address is added or edited; begin a new one with a new `key`. */
export function AddressPanel(props: AddressPanelProps) {
  const { id, initialValues, edited, asked, saved, onChange, onSave, onCancel, onOpen } = props;
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (asked) search.current?.focus();
  }, [asked]);
  const change = changeBy(edited, saved);
  return (
    <Card title={edited ? `Edit ${addressTitle(edited)}` : 'Add an address'}>
      <NoticeSlot role="status">
        {change && (
          <Notice>
            <p>{change}</p>
          </Notice>
        )}
      </NoticeSlot>
      <AddressForm
        initialValues={initialValues}
        saved={saved ?? []}
        id={id}
        searchRef={search}
        onChange={onChange}
        onSave={onSave}
        onCancel={edited ? onCancel : undefined}
        onOpen={onOpen}
      />
    </Card>
  );
}
