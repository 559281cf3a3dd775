import type { AuthState, ReadableStore } from '@fleetfoot/shared/contract';
import type { AuthStore } from '@fleetfoot/shared/session';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { KnownRemotes } from '../remotes/known-remotes';
import type { ShellState, ShellStore } from '../shell-state';

export interface ShellContextValue {
  readonly shell: ShellStore;
  readonly session: ReadableStore<AuthState> & Pick<AuthStore, 'chooseLanguage'>;
  /** @throws AppError when the user could not be signed out */
  readonly signOut: () => Promise<void>;
  readonly navigate: (path: string) => void;
  readonly remotes: KnownRemotes;
  /** Called when a card's Retry replaces what has the focus. */
  readonly onRetry: () => void;
  /** Reads the registry again, for a page that it does not know. */
  readonly onRecheck: () => void;
  /** The present moment by the server's clock. */
  readonly now: () => Date;
}

export const ShellContext = createContext<ShellContextValue | undefined>(undefined);

export function useShellContext(): ShellContextValue {
  const value = useContext(ShellContext);
  if (value === undefined) throw new Error('Render this inside ShellContext.');
  return value;
}

/** A part of the shell's state. */
export function useShell<T>(select: (state: ShellState) => T): T {
  const { shell } = useShellContext();
  return useSyncExternalStore(shell.subscribe, () => select(shell.getState()));
}

/** A part of the auth state. */
export function useAuthState<T>(select: (state: AuthState) => T): T {
  const { session } = useShellContext();
  return useSyncExternalStore(session.subscribe, () => select(session.getState()));
}
