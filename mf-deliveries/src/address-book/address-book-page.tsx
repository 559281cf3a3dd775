import { EmptyState, LinkButton, Page } from '@fleetfoot/shared/ui';

export function AddressBookPage() {
  return (
    <Page title="Address Book">
      <EmptyState
        icon="address-book"
        title="No addresses are saved yet"
        action={<LinkButton href="/newdelivery">New Delivery</LinkButton>}
      >
        Choose pickup and drop-off addresses while you create a delivery.
      </EmptyState>
    </Page>
  );
}
