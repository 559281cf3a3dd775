import { useEffect, useState } from 'react';

const SHOWN_MS = 2000;

/** Copying a value to the clipboard, and what became of it. */
export interface Copying {
  /** For a moment after the value was copied. */
  readonly isCopied: boolean;
  /** What to do when the browser refused, for the user. */
  readonly problem: string | undefined;
  copy(): Promise<void>;
}

export function useCopy(value: string): Copying {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  useEffect(() => {
    if (outcome !== 'copied') return undefined;
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  }
  return {
    isCopied: outcome === 'copied',
    problem:
      outcome === 'refused'
        ? 'Your browser did not allow copying. Select the text and copy it with the keyboard.'
        : undefined,
    copy,
  };
}
