import { formatNumber } from '@fleetfoot/shared/domain';
import { Button, Card, DataTable, FormError, Note, ReadingDialog, Row, Stack } from '@fleetfoot/shared/ui';
import { useRef, useState } from 'react';
import { AddressQuestion } from './address-question';
import type { Place } from './resolve-stop';
import type { SearchedAddress } from './searched-addresses';
import type { AddressSearch } from './use-address-search';
import { useMoreRows } from './use-more-rows';

interface FoundAddressesProps {
  readonly addresses: readonly SearchedAddress[];
  readonly onDoubt: (key: string) => void;
  readonly onClose: () => void;
}

/** Where the addresses of the file were found, each to be asked about again. */
function FoundAddresses({ addresses, onDoubt, onClose }: FoundAddressesProps) {
  const more = useMoreRows(addresses);
  return (
    <ReadingDialog title="Found addresses" onClose={onClose}>
      <Stack>
        <DataTable
          caption="Found addresses"
          columns={[
            { key: 'text', header: 'In your file', render: ({ text }) => text },
            { key: 'place', header: 'Found', render: ({ place }) => place },
            {
              key: 'change',
              header: 'Wrong?',
              render: ({ key, text }) => (
                <Button variant="quiet" aria-label={`Change ${text}`} onClick={() => onDoubt(key)}>
                  Change
                </Button>
              ),
            },
          ]}
          rows={more.shown}
          rowKey={({ key }) => key}
        />
        {more.button}
      </Stack>
    </ReadingDialog>
  );
}

/** `4 found, 1 to check, 3 not looked up yet`. */
function summaryOf(count: Readonly<Record<SearchedAddress['state'], number>>): string {
  const parts = [`${formatNumber(count.found)} found`, `${formatNumber(count.question)} to check`];
  if (count.open > 0) parts.push(`${formatNumber(count.open)} not looked up yet`);
  return `${parts.join(', ')}.`;
}

const AT_ONCE = 10;

interface AddressCardProps {
  readonly addresses: readonly SearchedAddress[];
  readonly search: AddressSearch;
  readonly onChoose: (key: string, place: Place) => void;
  readonly onDoubt: (key: string) => void;
}

/** Finds the places of the file's addresses, and asks where it cannot tell. */
export function AddressCard({ addresses, search, onChoose, onDoubt }: AddressCardProps) {
  const { isRunning, held, resume, cancel } = search;
  const [limit, setLimit] = useState(AT_ONCE);
  const [isReading, setReading] = useState(false);
  const summary = useRef<HTMLParagraphElement>(null);
  const open = addresses.filter(({ state }) => state === 'open');
  const found = addresses.filter(({ state }) => state === 'found');
  const questions = addresses.filter(({ state }) => state === 'question');
  // What cannot be looked up now can be chosen by hand.
  const asked = held === undefined ? questions : [...questions, ...open];

  function choose(key: string, place: Place): void {
    onChoose(key, place);
    // What was pressed is gone.
    summary.current?.focus();
  }

  function doubt(key: string): void {
    setReading(false);
    onDoubt(key);
  }

  return (
    <Card title="Addresses">
      <Stack>
        <p ref={summary} role="status" tabIndex={-1}>
          {isRunning && 'Looking addresses up: '}
          {summaryOf({ found: found.length, question: questions.length, open: open.length })}
        </p>
        {open.length > 0 && <FormError>{held}</FormError>}
        <Row gap={2}>
          {found.length > 0 && (
            <Button variant="secondary" onClick={() => setReading(true)}>
              Found addresses
            </Button>
          )}
          {isRunning && held === undefined && (
            <Button variant="secondary" onClick={cancel}>
              Stop looking up
            </Button>
          )}
          {held !== undefined && open.length > 0 && <Button onClick={resume}>Go on looking up</Button>}
        </Row>
        {asked.some(({ candidates }) => candidates.length === 0) && (
          <Note>
            An address that was not found needs its street number, suburb and city. Correct it below, or
            search for it here; all its rows take it.
          </Note>
        )}
        {asked.length > 0 && <Note>Coordinates or a saved address label in the file skip this step.</Note>}
        {asked.slice(0, limit).map((address) => (
          <AddressQuestion
            key={`${address.key} ${address.candidates.length}`}
            address={address}
            onChoose={(place) => choose(address.key, place)}
          />
        ))}
        {asked.length > limit && (
          <Row>
            <Button variant="secondary" onClick={() => setLimit(limit + AT_ONCE)}>
              Show more addresses
            </Button>
          </Row>
        )}
      </Stack>
      {isReading && <FoundAddresses addresses={found} onDoubt={doubt} onClose={() => setReading(false)} />}
    </Card>
  );
}
