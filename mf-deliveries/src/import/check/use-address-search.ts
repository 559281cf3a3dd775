import { formatNumber, toAppError } from '@fleetfoot/shared/domain';
import { ADDRESS_LENGTH, ADDRESSES_AT_ONCE, type AddressAnswer } from '@fleetfoot/shared/operations';
import { useServices } from '@fleetfoot/shared/remote';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { importTexts } from '../../texts/import';
import { useInWords } from '../../texts/page-language';
import { usePageTexts } from '../../texts/page-texts';
import type { SearchProgress } from '../import-job';
import type { Lookups } from './resolve-stop';
import type { SearchedAddress } from './searched-addresses';

/** Asks where addresses are, in their order; rejects with an AppError. */
export type FindAddresses = (addresses: readonly string[]) => Promise<readonly AddressAnswer[]>;

/** Looked up without being asked to go on: each costs money. */
const MOST_AT_A_TIME = 200;

const GO_ON = 'Go on looking up, or choose the others yourself.';
const ENOUGH = `${formatNumber(MOST_AT_A_TIME)} addresses were looked up. ${GO_ON}`;
const UNAVAILABLE = `Some addresses could not be looked up just now. ${GO_ON}`;
const CANCELLED = `Looking up was stopped. ${GO_ON}`;

export interface AddressSearch {
  readonly isRunning: boolean;
  /** Why it does not go on, for the user; `undefined` while it may. */
  readonly held: string | undefined;
  readonly resume: () => void;
  readonly cancel: () => void;
}

interface SearchOptions {
  /** What is to be looked up now, in this order. */
  readonly open: readonly SearchedAddress[];
  readonly progress: SearchProgress;
  /** While the addresses may yet become others. */
  readonly isPaused: boolean;
  readonly find: FindAddresses;
  /** Told after each call, also of one that was under way when it was stopped. */
  readonly onFound: (lookups: Lookups, asked: number) => void;
  readonly onProgress: (progress: SearchProgress) => void;
}

function foundIn(asked: readonly SearchedAddress[], answers: readonly AddressAnswer[]): Lookups {
  return Object.fromEntries(
    asked.flatMap(({ key }, index) => {
      const answer = answers[index];
      return answer && 'candidates' in answer ? [[key, answer.candidates]] : [];
    }),
  );
}

/** Looks addresses up, call after call, each once, until none is open, it is cancelled or it fails. */
export function useAddressSearch(options: SearchOptions): AddressSearch {
  const { open, progress, isPaused, find, onFound, onProgress } = options;
  const { addresses: texts } = usePageTexts(importTexts);
  const say = useInWords();
  const { announce, report } = useServices();
  const [isRunning, setRunning] = useState(false);
  // Not kept with the import: after a reload it may succeed.
  const [failure, setFailure] = useState<string>();
  const held = failure ?? progress.held;
  const waiting = useRef(open);
  const mayGoOn = useRef(!isPaused);
  const isBusy = useRef(false);
  const isCancelled = useRef(false);
  const isLeft = useRef(false);

  /** @returns why it ended before its end */
  async function searchAll(before: number): Promise<string | undefined> {
    const asked = new Set<string>();
    let hasFailed = false;
    for (;;) {
      if (isCancelled.current) return CANCELLED;
      if (!mayGoOn.current) return undefined;
      const part = waiting.current.filter(({ key }) => !asked.has(key)).slice(0, ADDRESSES_AT_ONCE);
      if (part.length === 0) return hasFailed ? UNAVAILABLE : undefined;
      if (before + asked.size >= MOST_AT_A_TIME) return ENOUGH;
      for (const { key } of part) asked.add(key);
      const answers = await find(part.map(({ text }) => text.slice(0, ADDRESS_LENGTH)));
      if (isLeft.current) return undefined;
      onFound(foundIn(part, answers), part.length);
      // One that always fails does not keep the others waiting.
      hasFailed ||= answers.some((answer) => 'failure' in answer);
      if (answers.every((answer) => 'failure' in answer)) return UNAVAILABLE;
    }
  }

  const search = useEffectEvent(async (): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    isCancelled.current = false;
    setRunning(true);
    const reason = await searchAll(progress.asked).catch((error: unknown) => {
      report(error, { asking: 'addresses' });
      const { isInDoubt, userMessage } = toAppError(error);
      return isInDoubt ? UNAVAILABLE : userMessage;
    });
    isBusy.current = false;
    if (isLeft.current) return;
    setRunning(false);
    if (reason === CANCELLED || reason === ENOUGH) onProgress({ asked: 0, held: reason });
    else setFailure(reason);
    if (reason !== undefined || mayGoOn.current) announce(say(reason) ?? texts.done);
  });

  useEffect(() => {
    waiting.current = open;
    mayGoOn.current = !isPaused;
    if (open.length > 0 && held === undefined && !isPaused) void search();
  }, [open, held, isPaused]);

  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  function resume(): void {
    isCancelled.current = false;
    setFailure(undefined);
    onProgress({ asked: 0 });
  }

  function cancel(): void {
    isCancelled.current = true;
    // At once: a reload before the answer must not look up again.
    onProgress({ asked: 0, held: CANCELLED });
  }

  return { isRunning, held, resume, cancel };
}
