import type { AccountNotice, AuthState, NavEntry, Notice } from '@fleetfoot/shared/contract';
import type { SlotState } from '@fleetfoot/shared/federation/runtime';
import type { PresentSession } from '@fleetfoot/shared/firebase';
import type { ComponentType } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SessionNotice } from './session/session-types';

export type Startup =
  | { readonly status: 'loading' | 'ready' }
  | { readonly status: 'failed'; readonly retry: () => void };

/** What the main area shows; `missing` is a page that is known to exist, and that no line of the registry names. */
export type View =
  | { readonly kind: 'nothing' | 'unknown' | 'missing' }
  | { readonly kind: 'remote'; readonly remoteID: string; readonly title: string };

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
  /** Entries that stand with the account. */
  readonly account: readonly NavEntry[];
  /** What waits for the user at those. */
  readonly accountNotices?: readonly AccountNotice[];
  readonly slots: Readonly<Record<string, SlotView>>;
  /** What the user must know, above the page. */
  readonly notice?: SessionNotice | undefined;
  /** Draws what is told of sign-ins, once its code is there. */
  readonly SessionParts?: ComponentType | undefined;
  /** Leads to test mode and back, once its code is there: a page comes without it. */
  readonly TestModeSwitch?: ComponentType | undefined;
  /** What else stands with the account, once its code is there: the language and the list of keys. */
  readonly AccountParts?: ComponentType | undefined;
  /** Whether single keys do something; `undefined` until it is known. */
  readonly hasKeys?: boolean | undefined;
  /** Whether the list of keys was asked for. */
  readonly areKeysListed?: boolean;
  /** Where the page shows what there is to do today; `undefined` before any page has, `null` where the present one has not. */
  readonly dayPlace?: HTMLElement | null;
  /** Whether the steps that set an organisation up were asked for. */
  readonly isSetupWanted?: boolean;
  /** How far its user is with the tour, once it is known: never taken, asked for, on, or ended for good. */
  readonly tour?: 'new' | 'asked' | 'on' | 'over' | undefined;
  /** The present sign-in as the server knows it. */
  readonly session?: PresentSession | undefined;
  /** A server function waits for a new code; told whether one was entered. */
  readonly codeRequest?: { finish(isEntered: boolean): void } | undefined;
  /** What remotes have told and nobody has kept yet, each with the session that it was told in. */
  readonly told: readonly (readonly [AuthState, Notice])[];
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
    account: [],
    slots: {},
    told: [],
    announcement: { message: '', count: 0 },
  }));
}
