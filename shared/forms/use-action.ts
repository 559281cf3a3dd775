import { toAppError } from '@fleetfoot/shared/domain';
import { RemoteContext } from '@fleetfoot/shared/remote';
import { useContext, useEffect, useRef, useState } from 'react';

/** What is said of an action that failed, or whose outcome is not known. */
export interface ActionWords {
  /** Puts the reason, a sentence for the user, into a wider text; without it the reason is the text. */
  wording?(reason: string): string;
  /** What is in doubt while the answer is out, after "We do not know yet whether": `the changes were saved`. */
  readonly doubt?: string;
}

/** How a failure of an action or a save is passed on. */
export interface FailureOptions extends ActionWords {
  /** Gets the error itself, to be reported. */
  onFailure?(error: unknown): void;
}

export interface Action {
  /** Whether a run is under way and its answer is still expected. */
  readonly busy: boolean;
  /** Whether the answer is no longer expected soon, and the outcome of the last run not known. */
  readonly isInDoubt: boolean;
  /** Why the last run failed, or that its outcome is not known yet, for the user; stays until the next run begins. */
  readonly error: string | undefined;
  /**
   * Resolves with whether it was done, however late that is known; with `false` when a later run took its place, or when
   * its page was left before it was known. One at a time: a second press does nothing until the outcome is in doubt.
   * @param words of this run, where one hook runs several actions
   */
  run(action: () => Promise<void>, words?: ActionWords): Promise<boolean>;
  /** Forgets why the last run failed; not that its outcome is still out. */
  clear(): void;
}

/** How long an answer is expected before the user is told that the outcome is not known, in milliseconds. */
export const DOUBT_AFTER_MS = 10_000;

function failureText(reason: unknown, { wording, doubt }: ActionWords): string {
  const { userMessage, isInDoubt } = toAppError(reason);
  if (isInDoubt)
    return `We do not know whether ${doubt}: the answer was lost. See what is there now, then try again.`;
  return wording ? wording(userMessage) : userMessage;
}

/**
 * An action that the server is asked for, and can be asked for again when it failed. The writes that it runs reject only
 * when it is certain that nothing was done: until then, and after a while without an answer, it says that this is not known.
 */
export function useAction({ onFailure, ...usual }: FailureOptions = {}): Action {
  const [busy, setBusy] = useState(false);
  const [isInDoubt, setInDoubt] = useState(false);
  const [error, setError] = useState<string>();
  const services = useContext(RemoteContext)?.services;
  const announce = services?.announce;
  // The state is a render behind: a second press can come before the button is drawn busy.
  const isRunning = useRef(false);
  const latest = useRef(0);
  const isOutcomeOut = useRef(false);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  async function run(action: () => Promise<void>, words: ActionWords = usual) {
    if (isRunning.current) return false;
    const { doubt = 'this was done' } = words;
    isRunning.current = true;
    isOutcomeOut.current = false;
    latest.current += 1;
    const number = latest.current;
    const isLatest = () => number === latest.current;
    let wasInDoubt = false;
    // Whoever was told of the doubt and went elsewhere is told the outcome there.
    const hasLeft = () => wasInDoubt && !isMounted.current;
    setBusy(true);
    setInDoubt(false);
    setError(undefined);
    const timer = setTimeout(() => {
      wasInDoubt = true;
      isOutcomeOut.current = true;
      setInDoubt(true);
      isRunning.current = false;
      setBusy(false);
      setError(`We do not know yet whether ${doubt}. This changes as soon as the server has answered.`);
    }, DOUBT_AFTER_MS);
    try {
      await action();
      if (!isLatest()) return false;
      if (hasLeft()) {
        announce?.(`${doubt.charAt(0).toUpperCase()}${doubt.slice(1)}.`);
        return false;
      }
      setError(undefined);
      return true;
    } catch (reason) {
      onFailure?.(reason);
      services?.noteFailedSave(toAppError(reason));
      const failure = failureText(reason, { doubt, ...words });
      if (hasLeft()) announce?.(failure);
      else if (isLatest()) setError(failure);
      return false;
    } finally {
      clearTimeout(timer);
      if (isLatest()) {
        isOutcomeOut.current = false;
        isRunning.current = false;
        setBusy(false);
        setInDoubt(false);
      }
    }
  }
  function clear() {
    if (!isOutcomeOut.current) setError(undefined);
  }
  return { busy, isInDoubt, error, run, clear };
}
