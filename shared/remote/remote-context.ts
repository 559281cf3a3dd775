import { createContext, useCallback, useContext, useMemo, useState, useSyncExternalStore } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import type { AuthState, RegistryEntry, SelectedOrganization, ShellServices } from '../contract';
import type { RouteParams } from '../session/match-path';

export interface RemoteContextValue {
  readonly services: ShellServices;
  readonly remote: Pick<RegistryEntry, 'id' | 'title' | 'version'>;
  readonly params: RouteParams;
  /** The organisation of this mount, which outlives the session until the remote is unmounted. */
  readonly organization: { current: SelectedOrganization | undefined };
}

export const RemoteContext = createContext<RemoteContextValue | undefined>(undefined);

/** What the shell gave this remote. */
export function useRemoteContext(): RemoteContextValue {
  const value = useContext(RemoteContext);
  if (value === undefined) {
    throw new Error('Render this inside createRemote(), or inside renderPage() in a test.');
  }
  return value;
}

/** The shell's services: navigation, session, drafts, announcements, reports. */
export function useServices(): ShellServices {
  return useRemoteContext().services;
}

/**
 * A part of the auth state; renders again when that part changes.
 * @param select returns a value that stays the same object while nothing has changed
 */
export function useSession<T>(select: (state: AuthState) => T): T {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, () => select(session.getState()));
}

/**
 * The user's organisation, on routes for set-up users. At sign-out the session ends a moment before the page is
 * unmounted; until then the page and the parts that still come keep the organisation it had.
 * @throws when there has been none since the remote was mounted
 */
export function useOrganization(): SelectedOrganization {
  const { organization: last } = useRemoteContext();
  const current = useSession((state) => state.selectedOrganization);
  if (current !== undefined) last.current = current;
  if (last.current === undefined) throw new Error("useOrganization() needs a route with access 'set-up'.");
  return last.current;
}

/** The parameters of the present route by name, decoded: `{ deliveryID: '…' }`. */
export function useRouteParams(): RouteParams {
  return useRemoteContext().params;
}

/** The query of the present address; change it with `services.navigate()`. */
export function useSearchParams(): URLSearchParams {
  const search = useSearch();
  return useMemo(() => new URLSearchParams(search), [search]);
}

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
