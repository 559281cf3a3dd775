import { type AppErrorCode, toAppError } from '@fleetfoot/shared/domain';
import {
  IMPORT_BATCH_BYTES,
  IMPORT_BATCH_ROWS,
  type ImportAnswer,
  type ImportRow,
} from '@fleetfoot/shared/operations';

/** Some bytes of a call name the organisation and the import. */
const MOST_BYTES = IMPORT_BATCH_BYTES - 1_000;

function bytesOf(row: ImportRow): number {
  return new TextEncoder().encode(JSON.stringify(row)).length + 1;
}

/** Cuts rows, in their order, into calls that are neither too long nor too large. */
export function planCalls(rows: readonly ImportRow[]): readonly (readonly ImportRow[])[] {
  const calls: ImportRow[][] = [];
  let room = 0;
  for (const row of rows) {
    const bytes = bytesOf(row);
    const last = calls.at(-1);
    if (last && last.length < IMPORT_BATCH_ROWS && bytes <= room) {
      last.push(row);
      room -= bytes;
    } else {
      calls.push([row]);
      room = MOST_BYTES - bytes;
    }
  }
  return calls;
}

interface Run {
  readonly rows: readonly ImportRow[];
  /** Sends one call's rows; safe to repeat. */
  readonly send: (rows: readonly ImportRow[]) => Promise<readonly ImportAnswer[]>;
  /** Told of each call's answers, as the server gave them, before the next call. */
  readonly onAnswers: (answers: readonly ImportAnswer[]) => void | Promise<void>;
  /** Asked before each call. */
  readonly isCancelled: () => boolean;
  readonly pause: (milliseconds: number) => Promise<void>;
}

/** Before the second and the third try. */
const PAUSES = [1_000, 4_000];
const PASSING: readonly AppErrorCode[] = ['offline', 'timeout', 'internal'];

async function sendPatiently({ send, pause, isCancelled }: Run, rows: readonly ImportRow[]) {
  for (const wait of PAUSES) {
    try {
      return await send(rows);
    } catch (error) {
      if (!PASSING.includes(toAppError(error).code)) throw error;
      await pause(wait);
      if (isCancelled()) throw error;
    }
  }
  return send(rows);
}

/**
 * Sends rows call after call until all are answered or it is cancelled. A call whose answer was lost is sent again.
 * @throws AppError when a call fails for good; what was answered before stays answered
 */
export async function runImport(run: Run): Promise<void> {
  for (const rows of planCalls(run.rows)) {
    if (run.isCancelled()) return;
    await run.onAnswers(await sendPatiently(run, rows));
  }
}
