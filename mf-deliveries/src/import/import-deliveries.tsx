import { newDocumentID } from '@fleetfoot/shared/firebase';
import type { SavedAddress } from '@fleetfoot/shared/model';
import type { ImportRow } from '@fleetfoot/shared/operations';
import { useServices } from '@fleetfoot/shared/remote';
import { SkeletonRows, Stack } from '@fleetfoot/shared/ui';
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { AskPrices } from '../prices/trip';
import { DryRun } from './check/dry-run';
import { type KnownPrices, quoteOfLine } from './check/known-prices';
import { savedByText } from './check/resolve-stop';
import { searchedAddresses } from './check/searched-addresses';
import { type FindAddresses, useAddressSearch } from './check/use-address-search';
import { ChooseFile } from './choose/choose-file';
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
} from './import-job';
import { LazyCard } from './lazy-card';
import {
  guessMapping,
  headingsOf,
  type Mapping,
  missingColumns,
  type RememberedHeadings,
  usedColumns,
} from './map/mapping';
import { toLines } from './map/to-lines';
import { ImportOutcome } from './run/import-outcome';
import { ImportProgress } from './run/import-progress';
import { type SendRows, useImportRun } from './run/use-import-run';
import { type JobStore, useImportJob } from './use-import-job';

/**
 * Moves the focus to what takes the place of the controls that were pressed, but not when the page opens.
 * @param step name of what is shown; `undefined` while that is not known
 */
function useStepFocus(step: string | undefined): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const previous = useRef(step);
  useEffect(() => {
    if (previous.current !== undefined && previous.current !== step) frame.current?.focus();
    previous.current = step;
  }, [step]);
  return frame;
}

/** Remembers which column of a file holds what, from one file to the next. */
interface HeadingMemory {
  recall(): Promise<RememberedHeadings>;
  remember(headings: RememberedHeadings): Promise<void>;
}

interface ImportDeliveriesProps {
  readonly store: JobStore;
  readonly headings: HeadingMemory;
  readonly send: SendRows;
  readonly ask: AskPrices;
  readonly find: FindAddresses;
  readonly addresses: readonly SavedAddress[];
  /** Empty for none. */
  readonly defaultPickupID: string;
}

interface OpenedFile {
  readonly fileName: string;
  readonly table: Table;
  readonly mapping: Mapping;
}

// With what reads files, which is there by then.
const loadMapColumns = async () =>
  (await import(/* webpackChunkName: "read-file" */ './map/map-columns')).MapColumns;

const NOTHING_CHOSEN = { places: {}, pickupID: '', pickup: undefined, lookups: undefined };
const NOT_SEARCHED = { asked: 0 };

/** A file on its way to deliveries: choosing it, saying what its columns are, the dry run and the import. */
export function ImportDeliveries({
  store,
  headings,
  send,
  ask,
  find,
  addresses,
  defaultPickupID,
}: ImportDeliveriesProps) {
  const { now, report } = useServices();
  const { isLoaded, job, isKept, latest, begin, change, discard } = useImportJob(store);
  const run = useImportRun(send, (answers) => void change((current) => withAnswers(current, answers)));
  const [prices] = useState<KnownPrices>(() => new Map());
  const [file, setFile] = useState<OpenedFile>();
  const [isMapping, setMapping] = useState(false);
  const [isPickupOpen, setPickupOpen] = useState(false);
  const { places, pickupID, lookups } = job ?? NOTHING_CHOSEN;
  // What is being changed does not count.
  const pickup = isPickupOpen ? undefined : job?.pickup;
  const check = useMemo(
    () => checkOf({ places, pickupID, pickup, lookups }, addresses, now),
    [places, pickupID, pickup, lookups, addresses, now],
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

  async function open(fileName: string, table: Table, isCurrent: () => boolean): Promise<void> {
    const remembered = await headings.recall().catch((error: unknown) => {
      report(error, { message: 'The chosen columns could not be read.' });
      return {};
    });
    // Another file or paste came after this one.
    if (!isCurrent()) return;
    const mapping = guessMapping(table.headings, remembered);
    const isComplete = missingColumns(mapping).length === 0;
    const isUnderstood = Object.keys(mapping).length === usedColumns(table).length;
    const chosen = Object.values(remembered);
    const isKnown = chosen.length > 0 && chosen.every((heading) => table.headings.includes(heading));
    if (isComplete && (isUnderstood || isKnown)) read({ fileName, table, mapping });
    else {
      setFile({ fileName, table, mapping });
      setMapping(true);
    }
  }

  /** @param before the import of the same file with other columns: what was found, chosen and skipped stays */
  function read(opened: OpenedFile, before?: ImportJob): void {
    const { fileName, table, mapping } = opened;
    const lines = toLines(table, mapping);
    const start = before ?? { places: {}, pickupID: defaultPickupID };
    begin({ ...start, id: newDocumentID(), fileName, lines, answers: {} });
    setFile(opened);
    setMapping(false);
  }

  function chooseMapping(mapping: Mapping): void {
    if (!file) return;
    read({ ...file, mapping }, latest());
    headings.remember(headingsOf(file.table.headings, mapping)).catch((error: unknown) => {
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

  const resume = useEffectEvent(() => {
    const current = latest();
    const rows = current && interruptedRows(current);
    if (!rows) return;
    if (rows.length > 0) void sendAll(current.id, rows);
    else void change(withoutSending);
  });
  useEffect(() => {
    if (isLoaded) resume();
  }, [isLoaded]);

  function startOver(): void {
    discard();
    run.reset();
    search.resume();
    setFile(undefined);
    setMapping(false);
    setPickupOpen(false);
  }

  const isAnswered = Object.keys(job?.answers ?? {}).length > 0;
  const busy = run.phase !== 'idle';
  const shown = isMapping ? 'Columns' : !job ? 'File' : busy ? 'Creating' : 'Check';
  const step = isLoaded ? shown : undefined;
  const frame = useStepFocus(step);
  if (step === undefined) return <SkeletonRows rows={3} label="Loading the import" />;
  return (
    <Stack ref={frame} tabIndex={-1} role="group" aria-label={step} gap={6}>
      {step === 'Columns' && file && (
        <LazyCard
          name="import-columns"
          load={loadMapColumns}
          props={{ table: file.table, start: file.mapping, onDone: chooseMapping, onCancel: startOver }}
        />
      )}
      {step === 'File' && <ChooseFile onRead={open} />}
      {step === 'Creating' && <ImportProgress run={run} />}
      {step === 'Check' && job && standing && (
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
