import { toAppError } from '@fleetfoot/shared/domain';
import { useRef, useState } from 'react';

interface Attempt {
  readonly busy: boolean;
  /** Why the last one failed, for the user. */
  readonly error: string | undefined;
  /** Tells whether it was done; one at a time, so a second press does nothing. */
  run(deed: () => Promise<void>): Promise<boolean>;
}

/** Something that the server is asked to do, and can be asked again when it did not. */
export function useAttempt(): Attempt {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  // The state is a render behind.
  const underWay = useRef(false);

  async function run(deed: () => Promise<void>) {
    if (underWay.current) return false;
    underWay.current = true;
    setBusy(true);
    setError(undefined);
    try {
      await deed();
      return true;
    } catch (reason) {
      setError(toAppError(reason).userMessage);
      return false;
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }
  return { busy, error, run };
}
