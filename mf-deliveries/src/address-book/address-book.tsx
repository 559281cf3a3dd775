import type { Live } from '@fleetfoot/shared/firebase';
import { useAction } from '@fleetfoot/shared/forms';
import type { DeliverySettings } from '@fleetfoot/shared/model/delivery/delivery-records';
import type { AddressDetails, SavedAddress } from '@fleetfoot/shared/model/delivery/saved-address';
import { useServices } from '@fleetfoot/shared/remote';
import { Button, FormError, LiveView, Page, SkeletonRows, Stack, TextField } from '@fleetfoot/shared/ui';
import { useCallback, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { addressTitle } from '../addresses/address-text';
import { ADDRESS_BOOK } from '../texts/english/address-book';
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

const TEXTS = ADDRESS_BOOK;

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
    announce(TEXTS.isSaved(addressTitle(details)));
    if (removed?.id === id) dismiss();
    setSearch('');
    setFocusID(savedID.current);
    finish(id);
  }

  /** Runs one action at a time. */
  async function start(
    id: string,
    what: 'remove' | 'default',
    words: { readonly wording: (reason: string) => string; readonly doubt: string },
    work: () => Promise<void>,
  ) {
    if (busy) return;
    setLast({ id, what });
    const reported = async () => {
      try {
        await work();
      } catch (reason) {
        report(reason, { message: `Failed: ${what}.`, addressID: id });
        throw reason;
      }
    };
    await run(reported, words);
  }

  const actions: AddressActions = {
    edit,
    remove(address) {
      const title = addressTitle(address);
      const words = {
        wording: (reason: string) => TEXTS.notDeleted(title, reason),
        doubt: TEXTS.deletion(title),
      };
      void start(address.id, 'remove', words, async () => {
        await remove(address);
        finish(address.id);
      });
    },
    makeDefault(address) {
      const id = address?.id ?? '';
      const said = address ? TEXTS.isDefault(addressTitle(address)) : TEXTS.noDefault;
      const words = { wording: TEXTS.defaultNotChanged, doubt: TEXTS.defaultChange };
      void start(id || (defaultPickupID ?? ''), 'default', words, async () => {
        await writes.setDefaultPickup(id, defaultPickupID ?? '');
        announce(said);
      });
    },
  };

  return (
    <Page
      title={TEXTS.title}
      description={TEXTS.description}
      actions={
        <Button needsConnection onClick={add}>
          {TEXTS.add}
        </Button>
      }
    >
      <BookLayout>
        <Stack>
          <TextField
            ref={searchField}
            type="search"
            label={TEXTS.search}
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
          <LiveView result={addresses} skeleton={<SkeletonRows rows={4} label={TEXTS.loading} />}>
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
