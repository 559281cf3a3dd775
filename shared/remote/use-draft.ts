import { useCallback, useState } from 'react';
import { useServices } from './use-services';

export interface Draft<T> {
  /** What was stored when the page was opened; the start values of a form. */
  readonly value: T | undefined;
  /** Remembers what has been typed. Does not render. */
  write(value: T): void;
  /** Forgets it, once it has been saved. */
  discard(): void;
}

/**
 * What was typed and not yet saved. It outlives navigation, a reload of the remote and an expired session, never a sign-out.
 * @param key one per form, such as `new-delivery`
 */
export function useDraft<T>(key: string): Draft<T> {
  const { drafts } = useServices();
  const [value] = useState(() => drafts.read(key) as T | undefined);
  const write = useCallback((next: T) => drafts.write(key, next), [drafts, key]);
  const discard = useCallback(() => drafts.discard(key), [drafts, key]);
  return { value, write, discard };
}
