import { addressTitle, type SavedAddress } from '@fleetfoot/shared/addresses';

const collator = new Intl.Collator('en-ZA', { numeric: true, sensitivity: 'base' });

/** The default pickup first, the others by their titles. */
export function addressOrder(
  addresses: readonly SavedAddress[],
  defaultPickupId: string | undefined,
): readonly SavedAddress[] {
  return addresses.toSorted(
    (one, other) =>
      Number(other.id === defaultPickupId) - Number(one.id === defaultPickupId) ||
      collator.compare(addressTitle(one), addressTitle(other)),
  );
}
