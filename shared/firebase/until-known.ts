import { AppError, toAppError } from '@fleetfoot/shared/domain';
import { noteWritten } from './written';

/** What a look at the server tells of a change whose answer was lost: it is there, it never will be, or neither yet. */
export type Found = 'there' | 'never' | 'open';

/** A change that was asked of the server. */
export interface AskedChange<Result> {
  /** The server's answer. */
  readonly answer: Promise<Result>;
  /** Whether it has left this device. What has not is given up, and never leaves it then. */
  wasSent(): boolean;
  /** Reads what became of it; rejects with an AppError when that cannot be read. */
  look(): Promise<Found>;
  /** The answer to a change that a look has found. */
  readonly result: Result;
}

/** Longest wait for an answer before the server is looked at, in milliseconds. */
export const ANSWER_WAIT_MS = 15_000;

/** Pauses between looks, in milliseconds; the last one repeats. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000] as const;

/**
 * A request whose answer was lost this long ago is not at work any more, in milliseconds: no server function runs longer,
 * and no commit. One that is still out may arrive yet, however old it is.
 */
const NEVER_AFTER_MS = 75_000;

/** Whether a failure says nothing about what the server has done. */
function isLost(error: unknown): boolean {
  const { code } = toAppError(error);
  return code === 'offline' || code === 'timeout';
}

const OVERTAKEN = new AppError('failed-precondition', 'A lost write was overtaken by another.', {
  userMessage: 'Someone else changed it meanwhile. See what is there now, then try again.',
});

const NOT_ARRIVED = new AppError('timeout', 'A lost request did not arrive.', {
  userMessage: 'It did not reach the server. Try again.',
});

function pauseFor(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** What is known of the answer while looks go on. */
interface Wait {
  /** When the answer was lost, in milliseconds since 1970; `undefined` while it is out. */
  readonly lostAt: number | undefined;
  readonly isOver: boolean;
}

/** Looks until it is known, or the wait is over. */
async function lookOut<Result>(change: AskedChange<Result>, wait: Wait): Promise<Result> {
  const { look } = change;
  for (let round = 0; !wait.isOver; round += 1) {
    await pauseFor(PAUSES_MS[Math.min(round, PAUSES_MS.length - 1)] ?? 0);
    const isTooLate = wait.lostAt !== undefined && Date.now() - wait.lostAt > NEVER_AFTER_MS;
    const found = await look().catch((error: unknown) => {
      if (!isLost(error)) throw error;
      return undefined;
    });
    if (found === 'there') {
      noteWritten();
      return change.result;
    }
    if (found === 'never') throw OVERTAKEN;
    if (found === 'open' && isTooLate) throw NOT_ARRIVED;
  }
  return change.result;
}

/**
 * Waits until it is known what became of a change. A lost answer is no refusal: the server is looked at until it shows
 * the change, or that it will never have it. Callers that wait for a person say meanwhile that it is not known.
 * @throws AppError when it is certain that nothing was changed, or when that cannot be read
 */
export async function untilKnown<Result>(change: AskedChange<Result>): Promise<Result> {
  const wait: { -readonly [Key in keyof Wait]: Wait[Key] } = { lostAt: undefined, isOver: false };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), ANSWER_WAIT_MS);
  });
  // What is lost is found out by looking; whatever else the server says is its answer, however late.
  const answer = change.answer.then(
    (result) => ({ result }),
    (error: unknown) => {
      if (!isLost(error) || !change.wasSent()) throw error;
      wait.lostAt = Date.now();
      return 'lost' as const;
    },
  );
  try {
    const first = await Promise.race([answer, patience]);
    if (typeof first === 'object') return first.result;
  } finally {
    clearTimeout(timer);
  }
  if (!change.wasSent()) throw new AppError('timeout', `Not sent within ${ANSWER_WAIT_MS} ms.`);
  const late = answer.then((settled) => (settled === 'lost' ? new Promise<never>(() => {}) : settled.result));
  try {
    return await Promise.race([late, lookOut(change, wait)]);
  } finally {
    wait.isOver = true;
  }
}
