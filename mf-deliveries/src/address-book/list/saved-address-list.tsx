import { type SavedAddress, savedAddresses } from '@fleetfoot/shared/model/delivery/saved-address';
import { Button, EmptyState, Note, Row, Stack, VisuallyHidden } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { addressTitle } from '../../addresses/address-text';
import { searchAddresses } from '../../addresses/search-addresses';
import { ADDRESS_BOOK } from '../../texts/english/address-book';
import { type AddressActions, SavedAddressItem } from './saved-address-item';

const TEXTS = ADDRESS_BOOK.list;

const collator = new Intl.Collator('en-ZA', { numeric: true, sensitivity: 'base' });

/** The default pickup first, the others by their titles. */
function addressOrder(
  addresses: readonly SavedAddress[],
  defaultPickupID: string | undefined,
): readonly SavedAddress[] {
  return addresses.toSorted(
    (one, other) =>
      Number(other.id === defaultPickupID) - Number(one.id === defaultPickupID) ||
      collator.compare(addressTitle(one), addressTitle(other)),
  );
}

/** How many are shown at first, and more with each press. */
const STEP = 100;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;
`;

interface SavedAddressListProps {
  readonly addresses: readonly SavedAddress[];
  readonly search: string;
  readonly onClearSearch: () => void;
  readonly defaultPickupID: string | undefined;
  /** What is under way with which address. */
  readonly busy: { readonly id: string; readonly what: 'remove' | 'default' } | undefined;
  readonly focusID: string | undefined;
  readonly onFocused: () => void;
  readonly actions: AddressActions;
}

function countOf(found: number, all: number): string {
  const addresses = TEXTS.count(String(all));
  return found === all ? addresses : TEXTS.found(String(found), addresses);
}

export function SavedAddressList(props: SavedAddressListProps) {
  const { addresses, search, onClearSearch, defaultPickupID, busy, focusID, onFocused, actions } = props;
  const [most, setMost] = useState(STEP);
  if (addresses.length === 0) {
    return (
      <EmptyState icon="address-book" title={TEXTS.empty}>
        {TEXTS.emptyText}
      </EmptyState>
    );
  }
  const found = searchAddresses(addressOrder(addresses, defaultPickupID), search);
  // Up to the one that takes the focus, wherever it has come to stand.
  const shown = found.slice(0, Math.max(most, found.findIndex(({ id }) => id === focusID) + 1));
  return (
    <Stack gap={3}>
      <VisuallyHidden as="h2">{TEXTS.title}</VisuallyHidden>
      <Note role="status">{countOf(found.length, addresses.length)}</Note>
      {found.length === 0 ? (
        <EmptyState
          icon="search"
          title={TEXTS.none}
          action={
            <Button variant="secondary" onClick={onClearSearch}>
              {TEXTS.clear}
            </Button>
          }
        >
          {TEXTS.noneText}
        </EmptyState>
      ) : (
        <List aria-label={TEXTS.title}>
          {shown.map((address) => (
            <SavedAddressItem
              key={address.id}
              address={address}
              isDefault={address.id === defaultPickupID}
              busy={busy?.id === address.id ? busy.what : undefined}
              focused={focusID === address.id}
              onFocused={onFocused}
              actions={actions}
            />
          ))}
        </List>
      )}
      {shown.length < found.length && (
        <Row gap={3}>
          <Button variant="secondary" onClick={() => setMost(shown.length + STEP)}>
            {TEXTS.more}
          </Button>
          <Note>{TEXTS.shown(String(shown.length), String(found.length))}</Note>
        </Row>
      )}
      {addresses.length >= savedAddresses.mostInQuery && (
        <Note>{TEXTS.most(String(savedAddresses.mostInQuery))}</Note>
      )}
    </Stack>
  );
}
