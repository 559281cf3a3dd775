import { useEffect, useState } from 'react';

/** `asking` until it is known; `elsewhere` while another window has it, after which it is `here`. */
export type Place = 'asking' | 'here' | 'elsewhere';

/** Holds a name in this window for as long as it is shown: of all windows of a browser one has it at a time. */
export function useOnlyWindow(name: string): Place {
  const [place, setPlace] = useState<Place>('asking');
  useEffect(() => {
    // Missing in old browsers and on pages without a secure origin, although the types say otherwise.
    const locks = navigator.locks as LockManager | undefined;
    if (!locks) {
      setPlace('here');
      return;
    }
    const waiting = new AbortController();
    let leave = () => {};
    const left = new Promise<void>((resolve) => {
      leave = resolve;
    });
    let isHere = false;
    setPlace('asking');
    locks
      .request(name, { signal: waiting.signal }, () => {
        isHere = true;
        setPlace('here');
        return left;
      })
      .catch(() => {
        // Given up while it waited.
      });
    void locks.query().then(({ held = [] }) => {
      if (!isHere && !waiting.signal.aborted && held.some((lock) => lock.name === name))
        setPlace('elsewhere');
    });
    return () => {
      waiting.abort();
      leave();
    };
  }, [name]);
  return place;
}
