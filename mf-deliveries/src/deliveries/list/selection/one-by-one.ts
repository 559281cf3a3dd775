import { type AppErrorCode, toAppError } from '@fleetfoot/shared/domain';

interface Failure<Item> {
  readonly item: Item;
  /** For the user, as a sentence. */
  readonly reason: string;
  /** Whether nobody knows what became of it. */
  readonly isInDoubt: boolean;
}

/** What became of items that were worked on one after another. */
export interface Outcome<Item, Result> {
  readonly done: readonly { readonly item: Item; readonly result: Result }[];
  readonly failed: readonly Failure<Item>[];
  /** Those that nobody tried, because it was stopped. */
  readonly left: readonly Item[];
}

interface Work<Item, Result> {
  readonly items: readonly Item[];
  readonly act: (item: Item) => Promise<Result>;
  /** Told of how many are behind. */
  readonly onProgress: (count: number) => void;
  /** Asked before each. */
  readonly isStopped: () => boolean;
  /** Gets each error. */
  readonly onFailure: (error: unknown) => void;
}

/** What fails for one for these reasons fails for the next as well. */
const FINAL: readonly AppErrorCode[] = [
  'offline',
  'timeout',
  'unauthenticated',
  'permission-denied',
  'resource-exhausted',
  'guarded-session',
  'fresh-code-needed',
];

/** Works on items one after another, until all are done, it is stopped, or it makes no sense to go on. */
export async function oneByOne<Item, Result>(work: Work<Item, Result>): Promise<Outcome<Item, Result>> {
  const { items, act, onProgress, isStopped, onFailure } = work;
  const done: { item: Item; result: Result }[] = [];
  const failed: Failure<Item>[] = [];
  for (const [index, item] of items.entries()) {
    if (isStopped()) return { done, failed, left: items.slice(index) };
    try {
      done.push({ item, result: await act(item) });
    } catch (error) {
      onFailure(error);
      const { code, userMessage, isInDoubt } = toAppError(error);
      const reason = isInDoubt ? 'The answer was lost. See what is there now.' : userMessage;
      failed.push({ item, reason, isInDoubt });
      if (FINAL.includes(code)) return { done, failed, left: items.slice(index + 1) };
    }
    onProgress(index + 1);
  }
  return { done, failed, left: [] };
}
