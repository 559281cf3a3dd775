import { useSyncExternalStore } from 'react';
import type { AuthState } from '../contract';
import { useServices } from './use-services';

/**
 * A part of the auth state; renders again when that part changes.
 * @param select returns a value that stays the same object while nothing has changed
 */
export function useSession<T>(select: (state: AuthState) => T): T {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, () => select(session.getState()));
}
