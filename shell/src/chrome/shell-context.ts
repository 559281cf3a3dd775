import type { AuthState, ReadableStore } from '@fleetfoot/shared/contract';
import { createContext } from 'react';
import type { ShellStore } from '../shell-state';

export interface ShellContextValue {
  readonly shell: ShellStore;
  readonly session: ReadableStore<AuthState>;
  /** @throws AppError when the user could not be signed out */
  readonly signOut: () => Promise<void>;
  /** Called when a card's Retry replaces what has the focus. */
  readonly onRetry: () => void;
}

export const ShellContext = createContext<ShellContextValue | undefined>(undefined);
