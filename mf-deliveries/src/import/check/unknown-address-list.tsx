import { AddressCombobox } from '@fleetfoot/shared/maps';
import { Button, Card, Row, Stack } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { foldedText } from '../../addresses/address-text';
import { counted } from '../counted';
import type { CheckedLine } from './check-lines';
import type { Place } from './resolve-stop';

/** An address text without a place, and the rows that wait for it. */
interface UnknownAddress {
  /** Folded: by what it is remembered once it is chosen. */
  readonly key: string;
  readonly text: string;
  readonly rows: number;
}

/** The addresses that have to be chosen from the list, each once, in the order of the file. */
export function unknownAddresses(lines: readonly CheckedLine[]): readonly UnknownAddress[] {
  const found = new Map<string, UnknownAddress>();
  for (const { delivery, cells } of lines) {
    for (const end of ['pickup', 'dropoff'] as const) {
      const { text, coordinates } = delivery[end].address;
      const hasDegrees = cells[`${end}_latitude`] || cells[`${end}_longitude`];
      const key = foldedText(text);
      if (key === '' || coordinates || hasDegrees) continue;
      found.set(key, { key, text: found.get(key)?.text ?? text, rows: (found.get(key)?.rows ?? 0) + 1 });
    }
  }
  return [...found.values()];
}

interface UnknownAddressFieldProps {
  readonly address: UnknownAddress;
  readonly onChoose: (place: Place) => void;
}

/** Looks up an address of the file, once for all its rows. */
function UnknownAddressField({ address, onChoose }: UnknownAddressFieldProps) {
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

const AT_ONCE = 10;

interface UnknownAddressListProps {
  readonly addresses: readonly UnknownAddress[];
  readonly onChoose: (key: string, place: Place) => void;
}

/** The addresses of the file whose place is not known. */
export function UnknownAddressList({ addresses, onChoose }: UnknownAddressListProps) {
  const [limit, setLimit] = useState(AT_ONCE);
  if (addresses.length === 0) return undefined;
  return (
    <Card title={`Find ${counted(addresses.length, 'address')}`}>
      <Stack>
        <p>
          Couriers need the exact place. Choose each address once; all its rows take it. Degrees in the file
          or a label of your Address Book make this unnecessary.
        </p>
        {addresses.slice(0, limit).map((address) => (
          <UnknownAddressField
            key={address.key}
            address={address}
            onChoose={(place) => onChoose(address.key, place)}
          />
        ))}
        {addresses.length > limit && (
          <Row>
            <Button variant="secondary" onClick={() => setLimit(limit + AT_ONCE)}>
              Show more addresses
            </Button>
          </Row>
        )}
      </Stack>
    </Card>
  );
}
