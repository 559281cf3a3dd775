import type { SavedAddress } from '@fleetfoot/shared/model';
import { LazyPart } from '@fleetfoot/shared/parts';
import { useServices } from '@fleetfoot/shared/remote';
import { Button, Card, ConfirmDialog, FormError, Row, SelectField, Stack } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { addressTitle } from '../../addresses/address-text';
import type { AskPrices } from '../../prices/trip';
import type { ColumnKey } from '../columns';
import { counted } from '../counted';
import { type ImportJob, type Standing, withCell, withPlace } from '../import-job';
import type { CheckedLine } from './check-lines';
import { FixGrid } from './fix-grid';
import type { KnownPrices } from './known-prices';
import { ReadyTable } from './ready-table';
import { UnknownAddressList, unknownAddresses } from './unknown-address-list';

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

interface DryRunProps {
  readonly job: ImportJob;
  readonly standing: Standing;
  readonly addresses: readonly SavedAddress[];
  readonly ask: AskPrices;
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
    prices,
    error,
    isKept,
    onChange,
    onChangeColumns,
    onStart,
    onDiscard,
  } = props;
  const { ready, faulty, created, duplicates } = standing;
  const opened = useOpenedFaults(faulty);
  const { report } = useServices();
  const [isDiscarding, setDiscarding] = useState(false);
  const lacksPickup = job.lines.some(({ cells }) => !cells.pickup_address?.trim());
  const inGrid = [...ready, ...faulty]
    .filter(({ row }) => opened.rows.has(row))
    .sort((one, other) => one.row - other.row);
  const isBegun = created.length + duplicates.length > 0;
  const isOver = ready.length + faulty.length === 0;

  return (
    <>
      <Card title={job.fileName}>
        <Stack>
          <p role="status">
            {counted(ready.length, 'row')} ready, {counted(faulty.length, 'row')} to fix.
            {isBegun && !isOver && ' What is created already is not created again.'}
          </p>
          {!isKept && (
            <p>This device does not keep the import: leave the page open until everything is created.</p>
          )}
          {lacksPickup && addresses.length > 0 && (
            <SelectField
              label="Pickup of rows without one"
              optional
              value={job.pickupID}
              onChange={({ target }) => onChange((current) => ({ ...current, pickupID: target.value }))}
              options={[
                { value: '', label: 'None' },
                ...addresses.map((address) => ({ value: address.id, label: addressTitle(address) })),
              ]}
            />
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
      <UnknownAddressList
        addresses={unknownAddresses(faulty)}
        onChoose={(key, place) => onChange((current) => withPlace(current, key, place))}
      />
      {inGrid.length > 0 && (
        <FixGrid
          lines={inGrid}
          columns={opened.columns}
          onChange={(row, column, text) => onChange((current) => withCell(current, row, column, text))}
        />
      )}
      <ReadyTable lines={ready} />
      <DiscardImport
        open={isDiscarding}
        left={ready.length + faulty.length}
        onConfirm={onDiscard}
        onCancel={() => setDiscarding(false)}
      />
    </>
  );
}
