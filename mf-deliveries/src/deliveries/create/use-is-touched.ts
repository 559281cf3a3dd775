import { useCallback, useEffect, useRef } from 'react';

const ACTS = ['keydown', 'pointerdown', 'wheel'] as const;

/** Returns a stable function: true when the user has pressed a key, a button or the wheel in this round of the page. */
export function useIsTouched(round: number): () => boolean {
  const touched = useRef(-1);
  useEffect(() => {
    const listening = new AbortController();
    for (const act of ACTS) {
      window.addEventListener(act, () => (touched.current = round), { signal: listening.signal });
    }
    return () => listening.abort();
  }, [round]);
  return useCallback(() => touched.current === round, [round]);
}
