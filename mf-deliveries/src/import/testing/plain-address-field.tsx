import type { Address } from '@fleetfoot/shared/domain';

const SUGGESTED: Address = {
  latitude: -34.1831,
  longitude: 18.4254,
  city: 'Cape Town',
  country: 'South Africa',
  countryCode: 'ZA',
  streetAddress: '1 Main Road, Kalk Bay',
  name: undefined,
  fullAddressString: '1 Main Road, Kalk Bay, Cape Town, 7975, South Africa',
};

interface PlainAddressFieldProps {
  readonly label: string;
  readonly onSelect: (address: Address) => void;
}

/** Stands in for the address field, which needs a maps service: one suggestion, chosen with a button. */
export function PlainAddressField({ label, onSelect }: PlainAddressFieldProps) {
  return (
    <button type="button" onClick={() => onSelect(SUGGESTED)}>
      {label}
    </button>
  );
}
