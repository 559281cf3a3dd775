import { formatNumber, toAppError } from '@fleetfoot/shared/domain';
import type { ImportAnswer, ImportRow } from '@fleetfoot/shared/operations';
import { useServices } from '@fleetfoot/shared/remote';
import { useEffect, useRef, useState } from 'react';
import { importTexts } from '../../texts/import';
import { usePageTexts } from '../../texts/page-texts';
import { runImport } from './run-import';

export type SendRows = (importID: string, rows: readonly ImportRow[]) => Promise<readonly ImportAnswer[]>;

/** `stopping`: cancelled, and waiting for the answer to what was sent already. */
type Phase = 'idle' | 'running' | 'stopping';

export interface ImportRun {
  readonly phase: Phase;
  /** How many rows this run sends. */
  readonly total: number;
  readonly answered: number;
  /** Why the last run ended before its end, for the user. */
  readonly error: string | undefined;
  /** Resolves with whether it ended; `false` when the page was left before. */
  readonly start: (importID: string, rows: readonly ImportRow[]) => Promise<boolean>;
  readonly cancel: () => void;
}

type State = Pick<ImportRun, 'phase' | 'total' | 'answered' | 'error'>;

const IDLE: State = { phase: 'idle', total: 0, answered: 0, error: undefined };

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/**
 * Sends rows until all are answered, it is cancelled or the page is left.
 * @param onAnswers told of the server's answers as they come
 */
export function useImportRun(
  send: SendRows,
  onAnswers: (answers: readonly ImportAnswer[]) => void,
): ImportRun {
  const { run: texts, rows: rowsOf, deliveries } = usePageTexts(importTexts);
  const { announce, report } = useServices();
  const [state, setState] = useState<State>(IDLE);
  const isCancelled = useRef(false);
  const isLeft = useRef(false);

  useEffect(() => {
    isCancelled.current = false;
    isLeft.current = false;
    return () => {
      isCancelled.current = true;
      isLeft.current = true;
    };
  }, []);

  async function start(importID: string, rows: readonly ImportRow[]): Promise<boolean> {
    isCancelled.current = false;
    let answered = 0;
    setState({ phase: 'running', total: rows.length, answered, error: undefined });
    announce(texts.begun(deliveries(formatNumber(rows.length))));
    let error: string | undefined;
    try {
      await runImport({
        rows,
        send: (part) => send(importID, part),
        onAnswers: (answers) => {
          answered += answers.length;
          onAnswers(answers);
          setState((current) => ({ ...current, answered }));
        },
        isCancelled: () => isCancelled.current,
        pause,
      });
    } catch (failure) {
      error = toAppError(failure).userMessage;
      report(failure, { message: 'The import stopped.', importID });
    }
    if (isLeft.current) return false;
    setState({ phase: 'idle', total: rows.length, answered, error });
    announce(texts.ended(rowsOf(formatNumber(answered)), String(rows.length)));
    return true;
  }

  function cancel(): void {
    isCancelled.current = true;
    setState((current) => (current.phase === 'running' ? { ...current, phase: 'stopping' } : current));
  }

  return { ...state, start, cancel };
}
