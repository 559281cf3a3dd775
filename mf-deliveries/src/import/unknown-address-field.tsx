import { AddressCombobox } from '@fleetfoot/shared/maps';
import { useState } from 'react';
import { counted } from './counted';
import type { Place } from './resolve-stop';
import type { UnknownAddress } from './unknown-addresses';

interface UnknownAddressFieldProps {
  readonly address: UnknownAddress;
  readonly onChoose: (place: Place) => void;
}

/** Looks up an address of the file, once for all its rows. */
export function UnknownAddressField({ address, onChoose }: UnknownAddressFieldProps) {
  const [text, setText] = useState(address.text);
  return (
    <AddressCombobox
      label={`Address: ${address.text}`}
      hint={`In ${counted(address.rows, 'row')}. Type to find it, then choose from the list.`}
      text={text}
      onTextChange={setText}
      onSelect={({ fullAddressString, latitude, longitude }) =>
        onChoose({ text: fullAddressString, coordinates: { latitude, longitude } })
      }
    />
  );
}
