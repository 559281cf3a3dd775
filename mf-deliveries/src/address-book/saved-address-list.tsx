import { ADDRESS_LIMIT, type SavedAddress, searchAddresses } from '@fleetfoot/shared/addresses';
import { Button, EmptyState, Stack } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';
import { addressOrder } from './address-order';
import { type AddressActions, SavedAddressItem } from './saved-address-item';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Count = styled.p`
  color: var(--muted);
  font-size: var(--text-sm);
`;

interface SavedAddressListProps {
  readonly addresses: readonly SavedAddress[];
  readonly search: string;
  readonly onClearSearch: () => void;
  readonly defaultPickupId: string | undefined;
  /** What is under way with which address. */
  readonly busy: { readonly id: string; readonly what: 'remove' | 'default' } | undefined;
  readonly focusId: string | undefined;
  readonly onFocused: () => void;
  readonly actions: AddressActions;
}

function countOf(found: number, all: number): string {
  const addresses = all === 1 ? '1 address' : `${all} addresses`;
  return found === all ? addresses : `${found} of ${addresses}`;
}

export function SavedAddressList(props: SavedAddressListProps) {
  const { addresses, search, onClearSearch, defaultPickupId, busy, focusId, onFocused, actions } = props;
  if (addresses.length === 0) {
    return (
      <EmptyState icon="address-book" title="No addresses are saved yet">
        What you save here is there for everyone in your organisation, whenever they create a delivery.
      </EmptyState>
    );
  }
  const found = searchAddresses(addressOrder(addresses, defaultPickupId), search);
  return (
    <Stack gap={3}>
      <Count role="status">{countOf(found.length, addresses.length)}</Count>
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
          {found.map((address) => (
            <SavedAddressItem
              key={address.id}
              address={address}
              isDefault={address.id === defaultPickupId}
              busy={busy?.id === address.id ? busy.what : undefined}
              focused={focusId === address.id}
              onFocused={onFocused}
              actions={actions}
            />
          ))}
        </List>
      )}
      {addresses.length >= ADDRESS_LIMIT && (
        <Count>Showing the {ADDRESS_LIMIT} addresses changed last. There may be more.</Count>
      )}
    </Stack>
  );
}
