import { formatNumber } from '@fleetfoot/shared/domain';
import type { SavedAddress } from '@fleetfoot/shared/model/delivery/saved-address';
import { useServices } from '@fleetfoot/shared/remote';
import { Button, Card, ConfirmDialog, FormError, Note, Row, Stack } from '@fleetfoot/shared/ui';
import { useRef, useState } from 'react';
import type { AskPrices } from '../../prices/trip';
import { importTexts } from '../../texts/import';
import { useInWords } from '../../texts/page-language';
import { usePageTexts } from '../../texts/page-texts';
import type { ColumnKey } from '../columns';
import {
  type ImportJob,
  type Standing,
  withCell,
  withDateOrder,
  withDoubt,
  withPickup,
  withPlace,
  withSkipped,
} from '../import-job';
import { LazyCard } from '../lazy-card';
import type { CheckedLine } from './check-lines';
import { askedColumns, DateOrderCard } from './date-order-card';
import { FixGrid } from './fix-grid';
import { ImportTotal } from './import-total';
import type { KnownPrices } from './known-prices';
import { LineLists } from './line-lists';
import { savedByText } from './resolve-stop';
import type { SearchedAddress } from './searched-addresses';
import { countText, waitingText } from './summary-text';
import type { AddressSearch, FindAddresses } from './use-address-search';

interface OpenedFaults {
  readonly rows: ReadonlySet<number>;
  readonly columns: ReadonlySet<ColumnKey>;
}

/** The rows and columns in which something is wrong or was since the page was opened. */
function useOpenedFaults(faulty: readonly CheckedLine[]): OpenedFaults {
  const [opened, setOpened] = useState<OpenedFaults>({ rows: new Set(), columns: new Set() });
  const rows = faulty.map(({ row }) => row);
  const columns = faulty.flatMap(({ problems }) => problems.map(({ column }) => column));
  const isNew = rows.some((row) => !opened.rows.has(row)) || columns.some((key) => !opened.columns.has(key));
  if (isNew) {
    setOpened({
      rows: new Set([...opened.rows, ...rows]),
      columns: new Set([...opened.columns, ...columns]),
    });
  }
  return opened;
}

interface DiscardImportProps {
  readonly open: boolean;
  /** How many rows have not become deliveries. */
  readonly left: number;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

function DiscardImport({ open, left, onConfirm, onCancel }: DiscardImportProps) {
  const { check, rows } = usePageTexts(importTexts);
  return (
    <ConfirmDialog
      needsConnection={false}
      open={open}
      title={check.question}
      confirmLabel={check.discard}
      cancelLabel={check.keep}
      tone="danger"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {check.discardText(rows(formatNumber(left)))}
    </ConfirmDialog>
  );
}

// What looks addresses up is large, and needed only where a file has no degrees or no pickup.
const loadAddressCard = async () =>
  (await import(/* webpackChunkName: "import-places" */ './address-card')).AddressCard;
const loadPickupCard = async () =>
  (await import(/* webpackChunkName: "import-places" */ './pickup-card')).PickupCard;

interface DryRunProps {
  readonly job: ImportJob;
  readonly standing: Standing;
  readonly addresses: readonly SavedAddress[];
  readonly ask: AskPrices;
  readonly find: FindAddresses;
  /** What is looked up of the file, and how that goes. */
  readonly searched: readonly SearchedAddress[];
  readonly search: AddressSearch;
  /** Whether another pickup is being entered: until then the rows wait. */
  readonly isPickupOpen: boolean;
  readonly onPickupOpen: (isOpen: boolean) => void;
  readonly prices: KnownPrices;
  /** Why the last run stopped. */
  readonly error: string | undefined;
  readonly isKept: boolean;
  readonly onChange: (update: (job: ImportJob) => ImportJob) => void;
  /** Back to saying which column holds what, where that is still possible. */
  readonly onChangeColumns: (() => void) | undefined;
  readonly onStart: () => void;
  readonly onDiscard: () => void;
}

/** What was read of the file: what is ready, what is to be fixed; and the start of the import. */
export function DryRun(props: DryRunProps) {
  const {
    job,
    standing,
    addresses,
    ask,
    find,
    searched,
    search,
    isPickupOpen,
    onPickupOpen,
    prices,
    error,
    isKept,
    onChange,
    onChangeColumns,
    onStart,
    onDiscard,
  } = props;
  const { ready, waiting, faulty, created, duplicates, skipped } = standing;
  const texts = usePageTexts(importTexts);
  const { check } = texts;
  const say = useInWords();
  const rowsOf = (some: readonly unknown[]) => texts.rows(formatNumber(some.length));
  const opened = useOpenedFaults(faulty);
  const { announce } = useServices();
  const [isDiscarding, setDiscarding] = useState(false);
  const summary = useRef<HTMLParagraphElement>(null);
  const withoutPickup = job.lines.filter(({ cells }) => !cells.pickup_address?.trim()).length;
  const inGrid = [...ready, ...waiting, ...faulty]
    .filter(({ row }) => opened.rows.has(row))
    .sort((one, other) => one.row - other.row);
  const isBegun = created.length + duplicates.length > 0;
  const left = ready.length + waiting.length + faulty.length;
  const isOver = left === 0;
  const unsent = [...ready, ...waiting, ...faulty];
  const asked = askedColumns(unsent, job.saidOrders);

  function skip({ row, number }: CheckedLine, isSkipped: boolean): void {
    onChange((current) => withSkipped(current, row, isSkipped));
    announce((isSkipped ? check.isSkipped : check.isBack)(String(number)));
    // What was pressed is gone.
    summary.current?.focus();
  }

  return (
    <>
      {withoutPickup > 0 && !isOver && (
        <LazyCard
          name="import-pickup"
          load={loadPickupCard}
          props={{
            rows: withoutPickup,
            addresses,
            pickupID: job.pickupID,
            pickup: job.pickup,
            find,
            isEditing: isPickupOpen,
            onEditing: onPickupOpen,
            onChange: (pickup) => onChange((current) => withPickup(current, pickup)),
          }}
        />
      )}
      <Card title={job.fileName}>
        <Stack>
          <p role="status" ref={summary} tabIndex={-1}>
            {[
              check.summary(rowsOf(ready), rowsOf(faulty)),
              waiting.length > 0 && waitingText(waiting, texts),
              skipped.length > 0 && check.skipped(rowsOf(skipped)),
              isBegun && !isOver && check.begun,
            ]
              .filter(Boolean)
              .join(' ')}
          </p>
          {job.count && <Note>{countText(job.count, texts)}</Note>}
          {!isKept && <p>{check.notKept}</p>}
          {ready.length > 0 && <ImportTotal lines={ready} ask={ask} known={prices} />}
          <FormError>{say(error)}</FormError>
          <Row justify="end">
            <Button variant="secondary" onClick={isOver ? onDiscard : () => setDiscarding(true)}>
              {isOver ? check.another : check.discard}
            </Button>
            {onChangeColumns && (
              <Button variant="secondary" onClick={onChangeColumns}>
                {check.columns}
              </Button>
            )}
            {ready.length > 0 && (
              <Button needsConnection onClick={onStart}>
                {(isBegun ? check.createOthers : check.create)(texts.deliveries(formatNumber(ready.length)))}
              </Button>
            )}
          </Row>
        </Stack>
      </Card>
      {asked.length > 0 && !isOver && (
        <DateOrderCard
          lines={unsent}
          columns={asked}
          orders={job.dateOrders ?? {}}
          onChoose={(order) => onChange((current) => withDateOrder(current, asked, order))}
        />
      )}
      {searched.length > 0 && (
        <LazyCard
          name="import-addresses"
          load={loadAddressCard}
          props={{
            addresses: searched,
            search,
            onChoose: (key, place) => onChange((current) => withPlace(current, key, place)),
            onDoubt: (key) => onChange((current) => withDoubt(current, key)),
          }}
        />
      )}
      {inGrid.length > 0 && (
        <FixGrid
          saved={savedByText(addresses)}
          lines={inGrid}
          columns={opened.columns}
          onChange={(row, column, text) => onChange((current) => withCell(current, row, column, text))}
          onSkip={(line) => skip(line, true)}
        />
      )}
      <LineLists ready={ready} waiting={waiting} skipped={skipped} onSkip={skip} />
      <DiscardImport
        open={isDiscarding}
        left={left}
        onConfirm={onDiscard}
        onCancel={() => setDiscarding(false)}
      />
    </>
  );
}
