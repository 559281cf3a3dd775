import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Loads code when the component mounts. A failure is not remembered: mounting again tries again.
 * @param load stable function around `import()`
 */
export function useChunk<T>(load: () => Promise<T>, onFailure: () => void): T | undefined {
  const [chunk, setChunk] = useState<{ readonly module: T }>();
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    let mounted = true;
    load().then(
      (module) => mounted && setChunk({ module }),
      () => mounted && fail(),
    );
    return () => {
      mounted = false;
    };
  }, [load]);
  return chunk?.module;
}
