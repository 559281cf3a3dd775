import { useEffect, useEffectEvent, useState } from 'react';

export interface Loaded<T> {
  /** What was loaded; stays once it is there. */
  readonly value: T | undefined;
  /** Whether the last attempt failed. */
  readonly failed: boolean;
}

/**
 * Loads something deferred, such as code behind `import()`. A failure is not remembered: mounting again, or another
 * `load`, tries again.
 * @param load stable; `undefined` as long as nothing is to be loaded
 * @param onFailure not called after the component is gone
 */
export function useLoaded<T>(
  load: (() => Promise<T>) | undefined,
  onFailure?: (error: unknown) => void,
): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({ value: undefined, failed: false });
  const fail = useEffectEvent((error: unknown) => onFailure?.(error));
  useEffect(() => {
    if (!load) return;
    let isCurrent = true;
    load().then(
      (value) => isCurrent && setLoaded({ value, failed: false }),
      (error: unknown) => {
        if (!isCurrent) return;
        setLoaded({ value: undefined, failed: true });
        fail(error);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load]);
  return loaded;
}
