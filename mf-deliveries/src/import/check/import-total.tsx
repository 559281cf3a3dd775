import { formatNumber, formatRand } from '@fleetfoot/shared/domain';
import { QUOTE_MS } from '@fleetfoot/shared/model/delivery/quote';
import { TRIPS_AT_ONCE } from '@fleetfoot/shared/operations';
import { linesText } from '@fleetfoot/shared/price';
import { useServices } from '@fleetfoot/shared/remote';
import { richText } from '@fleetfoot/shared/texts';
import { Button, DataTable, Note, ReadingDialog, Row, Stack } from '@fleetfoot/shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { type AskPrices, tripKey } from '../../prices/trip';
import { importTexts } from '../../texts/import';
import { useInWords } from '../../texts/page-language';
import { usePageTexts } from '../../texts/page-texts';
import { priceLinesTexts } from '../../texts/price-lines';
import type { CheckedLine } from './check-lines';
import { type KnownPrices, priceOfLine, totalOf, tripOfLine } from './known-prices';
import { useMoreRows } from './use-more-rows';

/** Somebody who still fixes rows is not asked for. */
const PAUSE_MS = 800;

interface RowPricesProps {
  readonly lines: readonly CheckedLine[];
  readonly known: KnownPrices;
  readonly onClose: () => void;
}

/** What the total is the sum of. */
function RowPrices({ lines, known, onClose }: RowPricesProps) {
  const { total: texts } = usePageTexts(importTexts);
  const priceLines = usePageTexts(priceLinesTexts);
  const say = useInWords();
  const priced = lines.flatMap((line) => {
    const price = priceOfLine(known, line);
    return price ? [{ line, price }] : [];
  });
  const more = useMoreRows(priced);
  return (
    <ReadingDialog title={texts.prices} onClose={onClose}>
      <Stack>
        <DataTable
          caption={texts.prices}
          columns={[
            {
              isData: true,
              key: 'id',
              header: say('External ID'),
              render: ({ line }) => line.delivery.external_id,
            },
            { key: 'lines', header: texts.lines, render: ({ price }) => linesText(price, priceLines) },
            {
              key: 'price',
              header: texts.price,
              align: 'end',
              render: ({ price }) => formatRand(price.total / 100),
            },
          ]}
          rows={more.shown}
          rowKey={({ line }) => String(line.row)}
        />
        {more.button}
      </Stack>
    </ReadingDialog>
  );
}

interface ImportTotalProps {
  /** The rows that will become deliveries. */
  readonly lines: readonly CheckedLine[];
  readonly ask: AskPrices;
  /** Takes what is told. Stable. */
  readonly known: KnownPrices;
}

/** What the rows that are ready will cost, before any is created. Each trip is asked for once. */
export function ImportTotal({ lines, ask, known }: ImportTotalProps) {
  const { total: texts, rows: rowsOf } = usePageTexts(importTexts);
  const { now, report } = useServices();
  const [attempt, setAttempt] = useState(0);
  const [, setAnswered] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const [isOpen, setOpen] = useState(false);

  const askAll = useEffectEvent(async (isCurrent: () => boolean): Promise<void> => {
    const trips = lines.map(tripOfLine).filter((trip) => trip !== undefined);
    const open = [...new Map(trips.map((trip) => [tripKey(trip), trip]))].filter(([key]) => !known.has(key));
    for (let from = 0; from < open.length && isCurrent(); from += TRIPS_AT_ONCE) {
      const part = open.slice(from, from + TRIPS_AT_ONCE);
      const expiresAt = now().getTime() + QUOTE_MS;
      const answers = await ask(part.map(([, trip]) => trip));
      for (const [index, [key]] of part.entries()) {
        const answer = answers[index];
        if (answer) known.set(key, { answer, expiresAt });
      }
      setAnswered((last) => last + 1);
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows and another attempt ask again.
  useEffect(() => {
    let isCurrent = true;
    setFailed(false);
    const timer = setTimeout(() => {
      askAll(() => isCurrent).catch((error: unknown) => {
        report(error, { asking: 'prices' });
        if (isCurrent) setFailed(true);
      });
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [lines, attempt]);

  function askAgain(): void {
    for (const [key, { answer }] of known) if ('failure' in answer) known.delete(key);
    setAttempt((last) => last + 1);
  }

  const { total, priced, open, unpriced } = totalOf(known, lines);
  const isAsking = open > 0 && !hasFailed;
  const missing = open + unpriced;
  return (
    <>
      <div role="status">
        {isAsking && <Note>{texts.asking}</Note>}
        {!isAsking && priced > 0 && (
          <p>
            {richText(
              texts.sum,
              <strong>{texts.amount(formatRand(total / 100))}</strong>,
              rowsOf(formatNumber(priced)),
            )}
          </p>
        )}
        {!isAsking && missing > 0 && <Note>{texts.unpriced(rowsOf(formatNumber(missing)))}</Note>}
      </div>
      {!isAsking && (
        <Row>
          {priced > 0 && (
            <Button variant="secondary" onClick={() => setOpen(true)}>
              {texts.prices}
            </Button>
          )}
          {missing > 0 && (
            <Button variant="secondary" onClick={askAgain}>
              {texts.again}
            </Button>
          )}
        </Row>
      )}
      {isOpen && <RowPrices lines={lines} known={known} onClose={() => setOpen(false)} />}
    </>
  );
}
