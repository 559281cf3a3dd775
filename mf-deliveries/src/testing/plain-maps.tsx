import type { Address, Coordinates } from '@fleetfoot/shared/domain';
import type { FindOwn } from '@fleetfoot/shared/maps';
import { TextField } from '@fleetfoot/shared/ui';
import type { Ref } from 'react';

/** What the stand-in's only suggestion is. */
export const SUGGESTED: Address = {
  latitude: -34.1831,
  longitude: 18.4254,
  city: 'Cape Town',
  country: 'South Africa',
  countryCode: 'ZA',
  streetAddress: 'Main Road, Kalk Bay',
  name: undefined,
  fullAddressString: 'Main Road, Kalk Bay, Cape Town, 7975, South Africa',
};

interface ComboboxProps {
  readonly ref?: Ref<HTMLInputElement>;
  readonly name?: string;
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly text: string;
  readonly findOwn?: FindOwn;
  readonly onTextChange: (text: string) => void;
  readonly onSelect: (address: Address) => void;
  readonly onFocus?: () => void;
}

/** Stands in for the address field, which needs a maps service: a button for its one suggestion, and for each of the page's. */
export function AddressCombobox(props: ComboboxProps) {
  const { ref, name, label, hint, error, text, findOwn, onTextChange, onSelect, onFocus } = props;
  function choose() {
    onTextChange(SUGGESTED.fullAddressString);
    onSelect(SUGGESTED);
  }
  return (
    <>
      <TextField
        ref={ref}
        name={name}
        role="combobox"
        aria-expanded={false}
        label={label}
        hint={hint}
        error={error}
        value={text}
        onFocus={onFocus}
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

interface MapViewProps {
  readonly label: string;
  readonly isInert?: boolean;
}

/** Stands in for a map: its name. */
export function MapView({ label, isInert }: MapViewProps) {
  return <ul aria-label={label} inert={isInert} />;
}

interface PinMapProps {
  readonly label: string;
  readonly position: Coordinates | undefined;
  readonly onMove: (position: Coordinates) => void;
}

/** Replaces the map: shows the pin's position as text and moves it far. */
export function PinMap({ label, position, onMove }: PinMapProps) {
  if (!position) return undefined;
  return (
    <>
      <p>
        {label}: {position.latitude} {position.longitude}
      </p>
      <button type="button" onClick={() => onMove({ latitude: -30, longitude: 25 })}>
        Move the pin
      </button>
    </>
  );
}
