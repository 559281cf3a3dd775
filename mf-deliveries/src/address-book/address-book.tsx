import type { Live } from '@fleetfoot/shared/firebase';
import { useAction } from '@fleetfoot/shared/forms';
import type { AddressDetails, DeliverySettings, SavedAddress } from '@fleetfoot/shared/model';
import { useServices } from '@fleetfoot/shared/remote';
import { Button, FormError, LiveView, Page, SkeletonRows, Stack, TextField } from '@fleetfoot/shared/ui';
import { useCallback, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { addressTitle } from '../addresses/address-text';
import type { AddressWrites } from './data';
import { AddressPanel } from './edit/address-panel';
import { useAddressPanel } from './edit/use-address-panel';
import { RemovalNotice } from './list/removal-notice';
import type { AddressActions } from './list/saved-address-item';
import { SavedAddressList } from './list/saved-address-list';
import { useRemoval } from './list/use-removal';

/** The list and, where there is room, the panel beside it. */
const BookLayout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 420px);
  align-items: start;
  gap: var(--space-6);
  @media (max-width: 1100px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const NO_DEFAULT = { defaultPickupAddressID: '' };

interface AddressBookProps {
  readonly addresses: Live<readonly SavedAddress[]>;
  readonly settings: Live<DeliverySettings | undefined>;
  readonly writes: AddressWrites;
}

export function AddressBook({ addresses, settings, writes }: AddressBookProps) {
  const { announce, report } = useServices();
  const [search, setSearch] = useState('');
  const searchField = useRef<HTMLInputElement>(null);
  const [last, setLast] = useState<{ id: string; what: 'remove' | 'default' }>();
  const { busy, error, run } = useAction();
  const [focusID, setFocusID] = useState<string>();
  const { subject, keep, add, edit, finish } = useAddressPanel();
  const forgetFocus = useCallback(() => setFocusID(undefined), []);
  const saved = addresses.status === 'ready' ? addresses.data : undefined;
  const seen = {
    addresses: saved,
    settings: settings.status === 'ready' ? (settings.data ?? NO_DEFAULT) : undefined,
  };
  const { removed, remove, undo, dismiss } = useRemoval(writes, seen);
  /** Where the last save put its address. */
  const savedID = useRef('');
  const defaultPickupID = settings.status === 'ready' ? settings.data?.defaultPickupAddressID : undefined;

  async function save(details: AddressDetails, known: SavedAddress | undefined) {
    const { id, changeID } = subject;
    const isGone = saved?.every((address) => address.id !== id);
    try {
      if (known && !isGone) {
        await writes.update(known, details);
        savedID.current = id;
      } else {
        savedID.current = await writes.create({ changeID, formerID: known?.id }, details, seen);
      }
    } catch (reason) {
      report(reason, { message: 'An address was not saved.', addressID: id });
      throw reason;
    }
  }

  function showSaved(details: AddressDetails) {
    const { id } = subject;
    announce(`${addressTitle(details)} is saved.`);
    if (removed?.id === id) dismiss();
    setSearch('');
    setFocusID(savedID.current);
    finish(id);
  }

  /** Runs one action at a time. */
  async function start(
    id: string,
    what: 'remove' | 'default',
    words: { readonly failed: string; readonly doubt: string },
    work: () => Promise<void>,
  ) {
    if (busy) return;
    setLast({ id, what });
    const { failed, doubt } = words;
    const reported = async () => {
      try {
        await work();
      } catch (reason) {
        report(reason, { message: `Failed: ${what}.`, addressID: id });
        throw reason;
      }
    };
    await run(reported, { doubt, wording: (reason) => `${failed} ${reason}` });
  }

  const actions: AddressActions = {
    edit,
    remove(address) {
      const title = addressTitle(address);
      const words = { failed: `${title} was not deleted.`, doubt: `${title} was deleted` };
      void start(address.id, 'remove', words, async () => {
        await remove(address);
        finish(address.id);
      });
    },
    makeDefault(address) {
      const id = address?.id ?? '';
      const said = address
        ? `${addressTitle(address)} is the default pickup.`
        : 'There is no default pickup.';
      const words = {
        failed: 'The default pickup was not changed.',
        doubt: 'the default pickup was changed',
      };
      void start(id || (defaultPickupID ?? ''), 'default', words, async () => {
        await writes.setDefaultPickup(id, defaultPickupID ?? '');
        announce(said);
      });
    },
  };

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
              onUndo={async () => {
                setFocusID(await undo(removed));
              }}
              onDismiss={() => {
                searchField.current?.focus();
                dismiss();
              }}
            />
          )}
          <FormError>{error}</FormError>
          <LiveView result={addresses} skeleton={<SkeletonRows rows={4} label="Loading addresses" />}>
            {(data) => (
              <SavedAddressList
                addresses={data}
                search={search}
                onClearSearch={() => {
                  searchField.current?.focus();
                  setSearch('');
                }}
                defaultPickupID={defaultPickupID}
                busy={busy ? last : undefined}
                focusID={focusID}
                onFocused={forgetFocus}
                actions={actions}
              />
            )}
          </LiveView>
        </Stack>
        <AddressPanel
          key={subject.key}
          id={subject.id}
          changeID={subject.changeID}
          initialValues={subject.values}
          edited={subject.edited}
          asked={subject.asked}
          saved={saved}
          onChange={(values) => keep(subject, values)}
          onSave={save}
          onSaved={showSaved}
          onCancel={() => {
            setFocusID(subject.id);
            finish(subject.id);
          }}
          onOpen={edit}
        />
      </BookLayout>
    </Page>
  );
}
