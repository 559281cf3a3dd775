import { formatNumber } from '@fleetfoot/shared/domain';
import type { SavedAddress } from '@fleetfoot/shared/model';
import { LazyPart } from '@fleetfoot/shared/parts';
import { useServices } from '@fleetfoot/shared/remote';
import { Button, Card, ConfirmDialog, FormError, Row, Stack } from '@fleetfoot/shared/ui';
import { useRef, useState } from 'react';
import type { AskPrices } from '../../prices/trip';
import type { ColumnKey } from '../columns';
import { counted } from '../counted';
import {
  type ImportJob,
  type Standing,
  withCell,
  withDoubt,
  withPickup,
  withPlace,
  withSkipped,
} from '../import-job';
import { LazyCard } from '../lazy-card';
import type { CheckedLine } from './check-lines';
import { FixGrid } from './fix-grid';
import type { KnownPrices } from './known-prices';
import { LineLists } from './line-lists';
import type { SearchedAddress } from './searched-addresses';
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

/** `5 rows waiting for a pickup.` */
function waitingText(waiting: readonly CheckedLine[]): string {
  const pickups = waiting.filter(({ awaits }) => awaits.includes('pickup')).length;
  const addresses = waiting.filter(({ awaits }) => awaits.includes('address')).length;
  const rows = counted(waiting.length, 'row');
  if (pickups > 0 && addresses > 0) {
    return `${rows} waiting: ${formatNumber(pickups)} for a pickup, ${formatNumber(addresses)} for an address.`;
  }
  return `${rows} waiting for ${pickups > 0 ? 'a pickup' : 'an address'}.`;
}

interface DiscardImportProps {
  readonly open: boolean;
  /** How many rows have not become deliveries. */
  readonly left: number;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

function DiscardImport({ open, left, onConfirm, onCancel }: DiscardImportProps) {
  return (
    <ConfirmDialog
      open={open}
      title="Discard this import?"
      confirmLabel="Discard"
      cancelLabel="Keep"
      tone="danger"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {counted(left, 'row')} will not be created, and what you fixed here is lost. Deliveries that are created
      already stay.
    </ConfirmDialog>
  );
}

const loadImportTotal = async () =>
  (await import(/* webpackChunkName: "import-total" */ './import-total')).ImportTotal;

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
  const opened = useOpenedFaults(faulty);
  const { announce, report } = useServices();
  const [isDiscarding, setDiscarding] = useState(false);
  const summary = useRef<HTMLParagraphElement>(null);
  const withoutPickup = job.lines.filter(({ cells }) => !cells.pickup_address?.trim()).length;
  const inGrid = [...ready, ...waiting, ...faulty]
    .filter(({ row }) => opened.rows.has(row))
    .sort((one, other) => one.row - other.row);
  const isBegun = created.length + duplicates.length > 0;
  const left = ready.length + waiting.length + faulty.length;
  const isOver = left === 0;

  function skip({ row, number }: CheckedLine, isSkipped: boolean): void {
    onChange((current) => withSkipped(current, row, isSkipped));
    announce(isSkipped ? `Row ${number} is skipped.` : `Row ${number} is taken back.`);
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
            {counted(ready.length, 'row')} ready, {counted(faulty.length, 'row')} to fix.
            {waiting.length > 0 && ` ${waitingText(waiting)}`}
            {skipped.length > 0 && ` ${counted(skipped.length, 'row')} skipped.`}
            {isBegun && !isOver && ' What is created already is not created again.'}
          </p>
          {!isKept && (
            <p>This device does not keep the import: leave the page open until everything is created.</p>
          )}
          {ready.length > 0 && (
            <LazyPart
              load={loadImportTotal}
              props={{ lines: ready, ask, known: prices }}
              onFailure={(failure) => report(failure, { loading: 'import-total' })}
            />
          )}
          <FormError>{error}</FormError>
          <Row justify="end">
            <Button variant="secondary" onClick={isOver ? onDiscard : () => setDiscarding(true)}>
              {isOver ? 'Import another file' : 'Discard'}
            </Button>
            {onChangeColumns && (
              <Button variant="secondary" onClick={onChangeColumns}>
                Change columns
              </Button>
            )}
            {ready.length > 0 && (
              <Button onClick={onStart}>
                Create {isBegun ? 'the other ' : ''}
                {counted(ready.length, 'delivery')}
              </Button>
            )}
          </Row>
        </Stack>
      </Card>
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
