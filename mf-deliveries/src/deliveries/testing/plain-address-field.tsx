import type { Address } from '@fleetfoot/shared/domain';
import type { FindOwn } from '@fleetfoot/shared/maps';
import { TextField } from '@fleetfoot/shared/ui';

/** What the stand-in's only suggestion is. */
export const SUGGESTED: Address = {
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
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly text: string;
  readonly findOwn?: FindOwn;
  readonly onTextChange: (text: string) => void;
  readonly onSelect: (address: Address) => void;
}

/** Stands in for the address field, which needs a maps service: one suggestion, chosen with a button, and the page's own. */
export function PlainAddressField({
  label,
  hint,
  error,
  text,
  findOwn,
  onTextChange,
  onSelect,
}: PlainAddressFieldProps) {
  function choose() {
    onTextChange(SUGGESTED.fullAddressString);
    onSelect(SUGGESTED);
  }
  return (
    <>
      <TextField
        role="combobox"
        aria-expanded={false}
        label={label}
        hint={hint}
        error={error}
        value={text}
        onChange={(event) => onTextChange(event.target.value)}
      />
      <button type="button" onClick={choose}>
        Choose {label}
      </button>
      {findOwn?.('').map((own) => (
        <button key={own.id} type="button" onClick={own.onChoose}>
          Own suggestion {label}: {own.main}
        </button>
      ))}
    </>
  );
}
