import { Button, Card, Row, Stack } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { counted } from './counted';
import type { Place } from './resolve-stop';
import { UnknownAddressField } from './unknown-address-field';
import type { UnknownAddress } from './unknown-addresses';

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
