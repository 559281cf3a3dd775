import { useServices } from '@fleetfoot/shared/remote';
import { SkeletonRows, Stack } from '@fleetfoot/shared/ui';
import { type RefObject, useEffect, useReducer, useRef, useState } from 'react';
import { importTexts } from '../texts/import';
import { usePageTexts } from '../texts/page-texts';
import type { KnownPrices } from './check/known-prices';
import { ChooseFile } from './choose/choose-file';
import type { Table } from './choose/parse-table';
import type { ChosenTable, ImportMeans, LateStep } from './import-steps';
import { LazyCard } from './lazy-card';
import { type JobStore, useImportJob } from './use-import-job';

/**
 * Moves the focus to what takes the place of the controls that were pressed, but not when the page opens.
 * @param step name of what is shown; `undefined` while that is not known
 */
function useStepFocus(step: string | undefined): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const previous = useRef(step);
  useEffect(() => {
    if (step === undefined) return;
    if (previous.current !== undefined && previous.current !== step) frame.current?.focus();
    previous.current = step;
  }, [step]);
  return frame;
}

interface ImportDeliveriesProps extends ImportMeans {
  readonly store: JobStore;
}

// What checks rows is most of the import, and needed only when there are some.
const loadSteps = async () =>
  (await import(/* webpackChunkName: "import-steps" */ './import-steps')).ImportSteps;

/** A file on its way to deliveries: choosing it, and what comes once it was chosen. */
export function ImportDeliveries({ store, ...means }: ImportDeliveriesProps) {
  const texts = usePageTexts(importTexts);
  const { report } = useServices();
  const kept = useImportJob(store);
  const [prices] = useState<KnownPrices>(() => new Map());
  // Stays while what checks it cannot be loaded.
  const [chosen, setChosen] = useState<ChosenTable>();
  const [lateStep, setLateStep] = useState<LateStep>();
  const [isRetried, retry] = useReducer(() => true, false);

  async function open(fileName: string, table: Table, isCurrent: () => boolean): Promise<void> {
    const remembered = await means.headings.recall().catch((error: unknown) => {
      report(error, { message: 'The chosen columns could not be read.' });
      return {};
    });
    // Another file or paste may have come after this one.
    if (isCurrent()) setChosen({ fileName, table, remembered });
  }

  // So that choosing anew takes the focus, also where nothing of a check was shown since.
  const [files, countFile] = useReducer((count: number) => count + 1, 0);
  function leave(): void {
    setChosen(undefined);
    countFile();
  }
  const isChoosing = !kept.job && !chosen;
  const step = isChoosing ? 'file' : lateStep;
  // The button that asked again goes, whatever comes.
  const shown = isChoosing ? `file ${files}` : (lateStep ?? (isRetried && !chosen ? 'again' : undefined));
  const frame = useStepFocus(kept.isLoaded ? shown : undefined);
  if (!kept.isLoaded) return <SkeletonRows rows={3} label={texts.loadingImport} />;
  return (
    <Stack ref={frame} tabIndex={-1} role="group" aria-label={step ? texts.steps[step] : texts.loadingImport}>
      {isChoosing ? (
        <ChooseFile
          onRead={open}
          onWanted={() => {
            // What fails now is asked for again, and told, once a table was read.
            loadSteps().catch(() => {});
          }}
        />
      ) : (
        <LazyCard
          name="import-steps"
          load={loadSteps}
          onRetry={retry}
          onLeave={kept.job ? undefined : leave}
          props={{
            ...means,
            chosen,
            kept,
            prices,
            onStep: setLateStep,
            onLeave: leave,
          }}
        />
      )}
    </Stack>
  );
}
