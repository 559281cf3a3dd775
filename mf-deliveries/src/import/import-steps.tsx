import { newDocumentID } from '@fleetfoot/shared/firebase';
import type { SavedAddress } from '@fleetfoot/shared/model/delivery/saved-address';
import type { ImportRow } from '@fleetfoot/shared/operations';
import { useServices } from '@fleetfoot/shared/remote';
import { Stack } from '@fleetfoot/shared/ui';
import { useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import type { AskPrices } from '../prices/trip';
import { createWords } from '../texts/groups/create';
import { entryWords } from '../texts/groups/entry';
import { tripWords } from '../texts/groups/trip';
import { together } from '../texts/together';
import { translated } from '../texts/translated';
import { DryRun } from './check/dry-run';
import { type KnownPrices, quoteOfLine } from './check/known-prices';
import { savedByText } from './check/resolve-stop';
import { searchedAddresses } from './check/searched-addresses';
import { dateOrdersOf } from './check/to-typed-delivery';
import { type FindAddresses, useAddressSearch } from './check/use-address-search';
import type { Table } from './choose/parse-table';
import {
  checkOf,
  type ImportJob,
  interruptedRows,
  standingOf,
  withAnswers,
  withLookups,
  withoutSending,
  withSearch,
  withSending,
  withTyped,
} from './import-job';
import { WaitingCard } from './lazy-card';
import { MapColumns } from './map/map-columns';
import { guessMapping, headingsOf, isUnclear, type Mapping, type RememberedHeadings } from './map/mapping';
import { toLines } from './map/to-lines';
import { ImportOutcome } from './run/import-outcome';
import { ImportProgress } from './run/import-progress';
import { type SendRows, useImportRun } from './run/use-import-run';
import type { KeptJob } from './use-import-job';

/** Remembers which column of a file holds what, from one file to the next. */
interface HeadingMemory {
  recall(): Promise<RememberedHeadings>;
  remember(headings: RememberedHeadings): Promise<void>;
}

/** What an import works with. */
export interface ImportMeans {
  readonly headings: HeadingMemory;
  readonly send: SendRows;
  readonly ask: AskPrices;
  readonly find: FindAddresses;
  readonly addresses: readonly SavedAddress[];
  /** Empty for none. */
  readonly defaultPickupID: string;
}

/** A table that was read, and the columns that were chosen by hand before. */
export interface ChosenTable {
  readonly fileName: string;
  readonly table: Table;
  readonly remembered: RememberedHeadings;
}

export type LateStep = 'columns' | 'creating' | 'check';

interface ImportStepsProps extends ImportMeans {
  /** What was chosen on this page; nothing for an import that was begun before. */
  readonly chosen: ChosenTable | undefined;
  readonly kept: KeptJob;
  /** What was told of trips while the page is open. */
  readonly prices: KnownPrices;
  /** Told which step is shown, and that none is any more. Stable. */
  readonly onStep: (step: LateStep | undefined) => void;
  /** Back to choosing a file. */
  readonly onLeave: () => void;
}

interface OpenedFile {
  readonly fileName: string;
  readonly table: Table;
  readonly mapping: Mapping;
}

function openedFile({ fileName, table, remembered }: ChosenTable): OpenedFile {
  return { fileName, table, mapping: guessMapping(table.headings, remembered) };
}

const NOTHING_CHOSEN = {
  places: {},
  pickupID: '',
  pickup: undefined,
  lookups: undefined,
  dateOrders: undefined,
};
const NOT_SEARCHED = { asked: 0 };

function Steps(props: ImportStepsProps) {
  const { headings, send, ask, find, addresses, defaultPickupID, chosen, kept, prices } = props;
  const { onStep, onLeave } = props;
  const { now, report } = useServices();
  const { job, isKept, latest, begin, change, discard } = kept;
  const run = useImportRun(send, (answers) => void change((current) => withAnswers(current, answers)));
  const [file, setFile] = useState(() => chosen && openedFile(chosen));
  const [isMapping, setMapping] = useState(() =>
    chosen && file ? isUnclear(file.table, file.mapping, chosen.remembered) : false,
  );
  const [isPickupOpen, setPickupOpen] = useState(false);
  const { places, pickupID, lookups, dateOrders } = job ?? NOTHING_CHOSEN;
  // What is being changed does not count.
  const pickup = isPickupOpen ? undefined : job?.pickup;
  const check = useMemo(
    () => checkOf({ places, pickupID, pickup, lookups, dateOrders }, addresses, now),
    [places, pickupID, pickup, lookups, dateOrders, addresses, now],
  );
  const standing = useMemo(() => job && standingOf(job, check), [job, check]);
  const searched = useMemo(() => {
    if (!standing) return [];
    const { ready, waiting, faulty } = standing;
    return searchedAddresses([...ready, ...waiting, ...faulty], { places, lookups }, savedByText(addresses));
  }, [standing, places, lookups, addresses]);
  const search = useAddressSearch({
    open: useMemo(() => searched.filter(({ state }) => state === 'open'), [searched]),
    progress: job?.search ?? NOT_SEARCHED,
    isPaused: isMapping,
    find,
    onFound: (found, asked) => void change((current) => withLookups(current, found, asked)),
    onProgress: (progress) => void change((current) => withSearch(current, progress)),
  });

  /** @param before the import of the same file with other columns: what was found, chosen, typed and skipped stays */
  function read({ fileName, table, mapping }: OpenedFile, before?: ImportJob): void {
    const read = toLines(table, mapping);
    const lines = before && file ? withTyped(read, toLines(file.table, file.mapping), before.lines) : read;
    const { saidOrders: _, ...start } = before ?? { places: {}, pickupID: defaultPickupID };
    const dateOrders = dateOrdersOf(read.map(({ cells }) => cells));
    const { count } = table;
    begin({ ...start, id: newDocumentID(), fileName, lines, count, dateOrders, answers: {} });
  }

  function chooseMapping(table: Table, mapping: Mapping): void {
    if (!file) return;
    const opened = { ...file, table, mapping };
    read(opened, latest());
    setFile(opened);
    setMapping(false);
    headings.remember(headingsOf(table.headings, mapping)).catch((error: unknown) => {
      report(error, { message: 'The chosen columns are not remembered.' });
    });
  }

  function start(): void {
    const current = latest();
    if (!current) return;
    // Checked again, because a pickup time may have passed since.
    const { ready } = standingOf(current, checkOf({ ...current, pickup }, addresses, now));
    const rows = ready.map((line): ImportRow => {
      const quoteID = quoteOfLine(prices, line, now());
      return { row: line.row, delivery: line.delivery, ...(quoteID !== undefined && { quoteID }) };
    });
    void sendAll(current.id, rows);
  }

  /** Kept before the first row is sent: whatever happens to this page, the next one goes on. */
  async function sendAll(importID: string, rows: readonly ImportRow[]): Promise<void> {
    await change((current) => withSending(current, rows));
    if (await run.start(importID, rows)) await change(withoutSending);
  }

  const goOn = useEffectEvent(() => {
    const current = latest();
    // Before anything is painted, so that a file whose columns are clear is checked at once.
    if (!current && file && !isMapping) read(file);
    const rows = current && interruptedRows(current);
    if (!rows) return;
    if (rows.length > 0) void sendAll(current.id, rows);
    else void change(withoutSending);
  });
  useLayoutEffect(() => goOn(), []);

  function startOver(): void {
    discard();
    onLeave();
  }

  const isAnswered = Object.keys(job?.answers ?? {}).length > 0;
  const busy = run.phase !== 'idle';
  const begun = job && (busy ? 'creating' : 'check');
  const step = isMapping ? 'columns' : begun;
  useLayoutEffect(() => {
    onStep(step);
    return () => onStep(undefined);
  }, [onStep, step]);

  return (
    <Stack gap={6}>
      {step === 'columns' && file && (
        <MapColumns
          table={file.table}
          start={file.mapping}
          remembered={chosen?.remembered ?? {}}
          onDone={chooseMapping}
          onCancel={startOver}
        />
      )}
      {step === 'creating' && <ImportProgress run={run} />}
      {step === 'check' && job && standing && (
        <DryRun
          key={job.id}
          job={job}
          standing={standing}
          addresses={addresses}
          ask={ask}
          find={find}
          searched={searched}
          search={search}
          isPickupOpen={isPickupOpen}
          onPickupOpen={setPickupOpen}
          prices={prices}
          error={run.error}
          isKept={isKept}
          onChange={(update) => void change(update)}
          onChangeColumns={file && !isAnswered ? () => setMapping(true) : undefined}
          onStart={start}
          onDiscard={startOver}
        />
      )}
      {!isMapping && job && standing && (
        <ImportOutcome created={standing.created} duplicates={standing.duplicates} answers={job.answers} />
      )}
    </Stack>
  );
}

/**
 * What comes once a table was chosen, and what no page needs before: its columns, the dry run and the import. With it
 * come the words for what is wrong with a field, for prices and for the search of an address.
 */
export const ImportSteps = translated(together(createWords, tripWords, entryWords), Steps, <WaitingCard />);
