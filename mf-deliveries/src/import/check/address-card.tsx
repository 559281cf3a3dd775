import { formatNumber } from '@fleetfoot/shared/domain';
import { Button, Card, DataTable, FormError, Note, ReadingDialog, Row, Stack } from '@fleetfoot/shared/ui';
import { useRef, useState } from 'react';
import { importTexts } from '../../texts/import';
import type { ImportTexts } from '../../texts/import-texts';
import { useInWords } from '../../texts/page-language';
import { usePageTexts } from '../../texts/page-texts';
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
  const { addresses: texts } = usePageTexts(importTexts);
  const more = useMoreRows(addresses);
  return (
    <ReadingDialog title={texts.found} onClose={onClose}>
      <Stack>
        <DataTable
          caption={texts.found}
          columns={[
            { isData: true, key: 'text', header: texts.inFile, render: ({ text }) => text },
            { isData: true, key: 'place', header: texts.place, render: ({ place }) => place },
            {
              key: 'change',
              header: texts.wrong,
              render: ({ key, text }) => (
                <Button variant="quiet" aria-label={texts.changeOf(text)} onClick={() => onDoubt(key)}>
                  {texts.change}
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
function summaryOf(
  count: Readonly<Record<SearchedAddress['state'], number>>,
  texts: ImportTexts['importing']['addresses'],
): string {
  const [found, asked] = [formatNumber(count.found), formatNumber(count.question)];
  return count.open > 0
    ? texts.summaryOfOpen(found, asked, formatNumber(count.open))
    : texts.summary(found, asked);
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
  const { addresses: texts } = usePageTexts(importTexts);
  const say = useInWords();
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

  const counts = { found: found.length, question: questions.length, open: open.length };
  const text = summaryOf(counts, texts);
  return (
    <Card title={texts.title}>
      <Stack>
        <p ref={summary} role="status" tabIndex={-1}>
          {isRunning ? texts.running(text) : text}
        </p>
        {open.length > 0 && <FormError>{say(held)}</FormError>}
        <Row gap={2}>
          {found.length > 0 && (
            <Button variant="secondary" onClick={() => setReading(true)}>
              {texts.found}
            </Button>
          )}
          {isRunning && held === undefined && (
            <Button variant="secondary" onClick={cancel}>
              {texts.stop}
            </Button>
          )}
          {held !== undefined && open.length > 0 && <Button onClick={resume}>{texts.goOn}</Button>}
        </Row>
        {asked.some(({ candidates }) => candidates.length === 0) && <Note>{texts.notFound}</Note>}
        {asked.length > 0 && <Note>{texts.skip}</Note>}
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
              {texts.more}
            </Button>
          </Row>
        )}
      </Stack>
      {isReading && <FoundAddresses addresses={found} onDoubt={doubt} onClose={() => setReading(false)} />}
    </Card>
  );
}
