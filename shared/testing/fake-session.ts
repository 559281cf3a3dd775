import { createStore } from 'zustand/vanilla';
import type { AuthState, ReadableStore } from '../contract';

/** A session store for tests; `setState` plays the shell. */
export function fakeSession(
  state: AuthState,
): ReadableStore<AuthState> & { setState(change: Partial<AuthState>): void } {
  return createStore(() => state);
}
