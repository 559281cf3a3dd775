import {
  type AddressDetails,
  addressTitle,
  type DeliverySettings,
  type SavedAddress,
} from '@fleetfoot/shared/addresses';
import { toAppError } from '@fleetfoot/shared/domain';
import type { Live } from '@fleetfoot/shared/firebase';
import { useServices } from '@fleetfoot/shared/remote';
import { Button, FormError, LiveView, Page, SkeletonRows, Stack, TextField } from '@fleetfoot/shared/ui';
import { useCallback, useRef, useState } from 'react';
import { AddressPanel } from './address-panel';
import type { AddressStore } from './addresses.queries';
import { BookLayout } from './book-layout';
import { RemovalNotice } from './removal-notice';
import type { AddressActions } from './saved-address-item';
import { SavedAddressList } from './saved-address-list';
import { useAddressPanel } from './use-address-panel';
import { useRemoval } from './use-removal';

interface AddressBookProps {
  readonly addresses: Live<readonly SavedAddress[]>;
  readonly settings: Live<DeliverySettings | undefined>;
  readonly store: AddressStore;
}

export function AddressBook({ addresses, settings, store }: AddressBookProps) {
  const { announce, report } = useServices();
  const [search, setSearch] = useState('');
  const searchField = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState<{ id: string; what: 'remove' | 'default' }>();
  const [failure, setFailure] = useState<string>();
  const [focusId, setFocusId] = useState<string>();
  const { subject, keep, add, edit, finish } = useAddressPanel();
  const { removed, undoing, error, remove, undo, dismiss } = useRemoval(store);
  const forgetFocus = useCallback(() => setFocusId(undefined), []);
  const saved = addresses.status === 'ready' ? addresses.data : undefined;
  const defaultPickupId = settings.status === 'ready' ? settings.data?.defaultPickupAddressID : undefined;

  async function save(details: AddressDetails) {
    const { id, edited } = subject;
    const isGone = saved?.every((address) => address.id !== id);
    try {
      await (edited && !isGone ? store.update(id, details) : store.create(id, details));
    } catch (reason) {
      report(reason, { message: 'An address was not saved.', addressId: id });
      throw reason;
    }
    announce(`${addressTitle(details)} is saved.`);
    if (removed?.id === id) dismiss();
    setSearch('');
    setFocusId(id);
    finish(id);
  }

  /** Does it once at a time, and says when it was not done. */
  async function attempt(id: string, what: 'remove' | 'default', doing: string, deed: () => Promise<void>) {
    if (busy) return;
    setBusy({ id, what });
    setFailure(undefined);
    try {
      await deed();
    } catch (reason) {
      report(reason, { message: `Failed: ${what}.`, addressId: id });
      setFailure(`${doing} ${toAppError(reason).userMessage}`);
    } finally {
      setBusy(undefined);
    }
  }

  const actions: AddressActions = {
    edit,
    remove: (address) =>
      void attempt(address.id, 'remove', `${addressTitle(address)} was not deleted.`, async () => {
        await remove(address);
        finish(address.id);
      }),
    makeDefault: (address) =>
      void attempt(
        address?.id ?? defaultPickupId ?? '',
        'default',
        'The default pickup was not changed.',
        async () => {
          await store.setDefaultPickup(address?.id ?? '');
          announce(
            address ? `${addressTitle(address)} is the default pickup.` : 'There is no default pickup.',
          );
        },
      ),
  };

  async function bringBack(address: SavedAddress) {
    if (await undo()) setFocusId(address.id);
  }

  return (
    <Page
      title="Address Book"
      description="Places that your organisation fetches from and delivers to. Everyone in it sees and edits them."
      actions={<Button onClick={add}>+ Add Address</Button>}
    >
      <BookLayout>
        <Stack>
          <TextField
            ref={searchField}
            type="search"
            label="Search saved addresses"
            autoComplete="off"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          {removed && (
            <RemovalNotice
              key={removed.id}
              removed={removed}
              busy={undoing}
              error={error}
              onUndo={() => void bringBack(removed)}
              onDismiss={() => {
                searchField.current?.focus();
                dismiss();
              }}
            />
          )}
          {failure && <FormError>{failure}</FormError>}
          <LiveView result={addresses} skeleton={<SkeletonRows rows={4} label="Loading addresses" />}>
            {(data) => (
              <SavedAddressList
                addresses={data}
                search={search}
                onClearSearch={() => {
                  searchField.current?.focus();
                  setSearch('');
                }}
                defaultPickupId={defaultPickupId}
                busy={busy}
                focusId={focusId}
                onFocused={forgetFocus}
                actions={actions}
              />
            )}
          </LiveView>
        </Stack>
        <AddressPanel
          key={subject.key}
          id={subject.id}
          initialValues={subject.values}
          edited={subject.edited}
          asked={subject.asked}
          saved={saved}
          onChange={(values) => keep(subject, values)}
          onSave={save}
          onCancel={() => {
            setFocusId(subject.id);
            finish(subject.id);
          }}
          onOpen={edit}
        />
      </BookLayout>
    </Page>
  );
}
