import { useEffect, useState } from 'react';

interface Chunk<T> {
  readonly module: T | undefined;
  readonly failed: boolean;
}

/**
 * Loads code when the component mounts. Unlike `React.lazy` it does not remember a failure: mounting again tries again.
 * @param load stable function around `import()`
 */
export function useChunk<T>(load: () => Promise<T>): Chunk<T> {
  const [chunk, setChunk] = useState<Chunk<T>>({ module: undefined, failed: false });
  useEffect(() => {
    let mounted = true;
    load().then(
      (module) => mounted && setChunk({ module, failed: false }),
      () => mounted && setChunk({ module: undefined, failed: true }),
    );
    return () => {
      mounted = false;
    };
  }, [load]);
  return chunk;
}
