import type { NavEntry } from '@fleetfoot/shared/contract';
import type { SlotState } from '@fleetfoot/shared/federation';
import type { ReactNode } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';

export type Startup =
  | { readonly status: 'loading' | 'ready' }
  | { readonly status: 'failed'; readonly retry: () => void };

/** What the main area shows. */
export type View =
  | { readonly kind: 'nothing' | 'unknown' }
  | { readonly kind: 'remote'; readonly remoteId: string; readonly title: string };

/** One remote's place on the page, as the chrome draws around it. */
export interface SlotView {
  readonly element: HTMLElement;
  readonly version: string;
  readonly state: SlotState;
}

/** Everything the chrome draws, besides the session. */
export interface ShellState {
  readonly startup: Startup;
  readonly path: string;
  readonly view: View;
  readonly nav: readonly NavEntry[];
  readonly slots: Readonly<Record<string, SlotView>>;
  /** What the user must know, above the page. */
  readonly notice?: ReactNode;
  /** The last message for screen readers; `count` tells a repetition from a render. */
  readonly announcement: { readonly message: string; readonly count: number };
}

export type ShellStore = StoreApi<ShellState>;

export function createShellStore(): ShellStore {
  return createStore<ShellState>(() => ({
    startup: { status: 'loading' },
    path: location.pathname,
    view: { kind: 'nothing' },
    nav: [],
    slots: {},
    announcement: { message: '', count: 0 },
  }));
}
