import type { SavedAddress } from '@fleetfoot/shared/addresses';
import { newDocumentId } from '@fleetfoot/shared/firebase';
import { useServices } from '@fleetfoot/shared/remote';
import { SkeletonRows, Stack } from '@fleetfoot/shared/ui';
import { useMemo, useState } from 'react';
import { ChooseFile } from './choose-file';
import type { Table } from './csv/parse-table';
import { DryRun } from './dry-run';
import type { HeadingStore } from './import.queries';
import { checkOf, standingOf, withAnswers } from './import-job';
import { ImportOutcome } from './import-outcome';
import { ImportProgress } from './import-progress';
import type { JobStore } from './job-store';
import { MapColumns } from './map-columns';
import { guessMapping, headingsOf, type Mapping, missingColumns } from './mapping';
import { toLines } from './to-lines';
import { useImportJob } from './use-import-job';
import { type SendRows, useImportRun } from './use-import-run';
import { useStepFocus } from './use-step-focus';

interface ImportDeliveriesProps {
  readonly store: JobStore;
  readonly headings: HeadingStore;
  readonly send: SendRows;
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
  addresses,
  defaultPickupID,
}: ImportDeliveriesProps) {
  const { now, report } = useServices();
  const { isLoaded, job, isKept, latest, begin, change, discard } = useImportJob(store);
  const run = useImportRun(send, (answers) => change((current) => withAnswers(current, answers)));
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
    begin({ id: newDocumentId(), fileName, lines, places: {}, pickupID: defaultPickupID, answers: {} });
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
    // Anew, because time has passed.
    const { ready } = standingOf(current, checkOf(current, addresses, now));
    void run.start(
      current.id,
      ready.map(({ row, delivery }) => ({ row, delivery })),
    );
  }

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
          error={run.error}
          isKept={isKept}
          onChange={change}
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
