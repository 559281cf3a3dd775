import { newDocumentID } from '@fleetfoot/shared/firebase';
import type { SavedAddress } from '@fleetfoot/shared/model';
import type { ImportRow } from '@fleetfoot/shared/operations';
import { useServices } from '@fleetfoot/shared/remote';
import { SkeletonRows, Stack } from '@fleetfoot/shared/ui';
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { AskPrices } from '../prices/trip';
import { DryRun } from './check/dry-run';
import { type KnownPrices, quoteOfLine } from './check/known-prices';
import { ChooseFile } from './choose/choose-file';
import type { Table } from './choose/parse-table';
import { checkOf, interruptedRows, standingOf, withAnswers, withoutSending, withSending } from './import-job';
import { MapColumns } from './map/map-columns';
import {
  guessMapping,
  headingsOf,
  type Mapping,
  missingColumns,
  type RememberedHeadings,
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
  readonly addresses: readonly SavedAddress[];
  /** Empty for none. */
  readonly defaultPickupID: string;
}

interface OpenedFile {
  readonly fileName: string;
  readonly table: Table;
  readonly mapping: Mapping;
}

const NOTHING_CHOSEN = { places: {}, pickupID: '' };

/** A file on its way to deliveries: choosing it, saying what its columns are, the dry run and the import. */
export function ImportDeliveries({
  store,
  headings,
  send,
  ask,
  addresses,
  defaultPickupID,
}: ImportDeliveriesProps) {
  const { now, report } = useServices();
  const { isLoaded, job, isKept, latest, begin, change, discard } = useImportJob(store);
  const run = useImportRun(send, (answers) => void change((current) => withAnswers(current, answers)));
  const [prices] = useState<KnownPrices>(() => new Map());
  const [file, setFile] = useState<OpenedFile>();
  const [isMapping, setMapping] = useState(false);
  const { places, pickupID } = job ?? NOTHING_CHOSEN;
  const check = useMemo(
    () => checkOf({ places, pickupID }, addresses, now),
    [places, pickupID, addresses, now],
  );
  const standing = useMemo(() => job && standingOf(job, check), [job, check]);

  async function open(fileName: string, table: Table): Promise<void> {
    const remembered = await headings.recall().catch((error: unknown) => {
      report(error, { message: 'The chosen columns could not be read.' });
      return {};
    });
    const mapping = guessMapping(table.headings, remembered);
    const isComplete = missingColumns(mapping).length === 0;
    const isUnderstood = Object.keys(mapping).length === table.headings.length;
    const chosen = Object.values(remembered);
    const isKnown = chosen.length > 0 && chosen.every((heading) => table.headings.includes(heading));
    if (isComplete && (isUnderstood || isKnown)) read({ fileName, table, mapping });
    else {
      setFile({ fileName, table, mapping });
      setMapping(true);
    }
  }

  function read(opened: OpenedFile): void {
    const { fileName, table, mapping } = opened;
    const lines = toLines(table, mapping);
    begin({ id: newDocumentID(), fileName, lines, places: {}, pickupID: defaultPickupID, answers: {} });
    setFile(opened);
    setMapping(false);
  }

  function chooseMapping(mapping: Mapping): void {
    if (!file) return;
    read({ ...file, mapping });
    headings.remember(headingsOf(file.table.headings, mapping)).catch((error: unknown) => {
      report(error, { message: 'The chosen columns are not remembered.' });
    });
  }

  function start(): void {
    const current = latest();
    if (!current) return;
    // Checked again, because a pickup time may have passed since.
    const { ready } = standingOf(current, checkOf(current, addresses, now));
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
    setFile(undefined);
    setMapping(false);
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
        <MapColumns table={file.table} start={file.mapping} onDone={chooseMapping} onCancel={startOver} />
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
