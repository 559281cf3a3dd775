import type { AuthState } from '@fleetfoot/shared/contract';
import { useContext, useSyncExternalStore } from 'react';
import type { ShellState } from '../shell-state';
import { ShellContext, type ShellContextValue } from './shell-context';

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
