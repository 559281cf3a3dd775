import { type SavedAddress, savedAddresses } from '@fleetfoot/shared/model';
import { Button, EmptyState, Note, Row, Stack, VisuallyHidden } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { addressTitle } from '../../addresses/address-text';
import { searchAddresses } from '../../addresses/search-addresses';
import { type AddressActions, SavedAddressItem } from './saved-address-item';

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
  const addresses = all === 1 ? '1 address' : `${all} addresses`;
  return found === all ? addresses : `${found} of ${addresses}`;
}

export function SavedAddressList(props: SavedAddressListProps) {
  const { addresses, search, onClearSearch, defaultPickupID, busy, focusID, onFocused, actions } = props;
  const [most, setMost] = useState(STEP);
  if (addresses.length === 0) {
    return (
      <EmptyState icon="address-book" title="No addresses are saved yet">
        What you save here is there for everyone in your organisation, whenever they create a delivery.
      </EmptyState>
    );
  }
  const found = searchAddresses(addressOrder(addresses, defaultPickupID), search);
  // Up to the one that takes the focus, wherever it has come to stand.
  const shown = found.slice(0, Math.max(most, found.findIndex(({ id }) => id === focusID) + 1));
  return (
    <Stack gap={3}>
      <VisuallyHidden as="h2">Saved addresses</VisuallyHidden>
      <Note role="status">{countOf(found.length, addresses.length)}</Note>
      {found.length === 0 ? (
        <EmptyState
          icon="search"
          title="No saved address matches"
          action={
            <Button variant="secondary" onClick={onClearSearch}>
              Clear search
            </Button>
          }
        >
          Search for a label, a street, a town, a building, a landmark, or a contact's name or number.
        </EmptyState>
      ) : (
        <List aria-label="Saved addresses">
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
            Show more addresses
          </Button>
          <Note>
            {shown.length} of {found.length} shown. Search to find one sooner.
          </Note>
        </Row>
      )}
      {addresses.length >= savedAddresses.mostInQuery && (
        <Note>Showing the {savedAddresses.mostInQuery} addresses changed last. There may be more.</Note>
      )}
    </Stack>
  );
}
