import type { Live } from './live';
import { documentSource } from './live-source';
import type { DocumentQuery } from './query';
import { useLive } from './use-live';

/**
 * Shows a document and follows its changes until unmount; `data` is `undefined` when there is none.
 * @param query same path, same listener: it may be written inline
 */
export function useLiveDocument<T>({ path, parse }: DocumentQuery<T>): Live<T | undefined> {
  return useLive(path, parse, documentSource<T>);
}
