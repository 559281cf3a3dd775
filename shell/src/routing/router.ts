import type { AuthState, ReadableStore, RegistryEntry, RemoteRoute } from '@fleetfoot/shared/contract';
import { findRoute, type RouteDecision, resolveRoute, standing } from '@fleetfoot/shared/session';
import { remember } from '../remember';

/** A route and the remote it belongs to. */
export interface ShellRoute extends RemoteRoute {
  readonly remoteID: string;
}

export function shellRoutes(entries: readonly RegistryEntry[]): readonly ShellRoute[] {
  return entries.flatMap(({ id, routes }) => routes.map((route) => ({ ...route, remoteID: id })));
}

export interface Router {
  /** What the present address shows to the present user. */
  decision(): RouteDecision<ShellRoute>;
  /** Goes to a path, or to where the guards send the user instead. */
  navigate(href: string, options?: { readonly replace?: boolean }): void;
  /** Corrects the address when the guards do not allow it. */
  settle(): void;
  /** Forgets the page to return to after signing in. */
  forgetPage(): void;
}

export interface RouterOptions {
  readonly session: ReadableStore<AuthState>;
  readonly routes: () => readonly ShellRoute[];
  /** Called just before the address changes. */
  readonly onLeave: () => void;
}

/** No chain of guards is longer; more would be a circle. */
const MAX_REDIRECTS = 6;

function pathWithQuery({ pathname, search, hash }: URL | Location): string {
  return `${pathname}${search}${hash}`;
}

/** The one place that reads and writes the address. */
export function createRouter({ session, routes, onLeave }: RouterOptions): Router {
  // The page a visitor asked for before signing in; in memory only.
  let wanted: string | undefined;

  const resolve = remember(resolveRoute<ShellRoute>);

  // Every remote asks at every step.
  const decide = (path: string) => resolve(path, session.getState(), routes());

  function isGuardedFromVisitors(path: string): boolean {
    const access = findRoute(path, routes())?.route.access;
    return access === 'set-up' && standing(session.getState()) === 'signed-out';
  }

  function followRedirects(href: string): string {
    let target = href;
    for (let hop = 0; hop < MAX_REDIRECTS; hop += 1) {
      const { pathname } = new URL(target, location.href);
      const decision = decide(pathname);
      if (decision.kind !== 'redirect') break;
      if (isGuardedFromVisitors(pathname)) wanted = target;
      const returnsHome = pathname === '/' && standing(session.getState()) === 'set-up';
      target = (returnsHome ? wanted : undefined) ?? decision.to;
      if (returnsHome) wanted = undefined;
    }
    return target;
  }

  function change(target: string, replace: boolean): void {
    if (target === pathWithQuery(location)) return;
    onLeave();
    if (replace) history.replaceState(null, '', target);
    else history.pushState(null, '', target);
  }

  return {
    decision: () => decide(location.pathname),
    navigate(href, { replace = false } = {}) {
      const url = new URL(href, location.href);
      if (url.origin !== location.origin)
        throw new TypeError(`navigate() does not leave the product: ${href}`);
      change(followRedirects(pathWithQuery(url)), replace);
    },
    settle: () => change(followRedirects(pathWithQuery(location)), true),
    forgetPage() {
      wanted = undefined;
    },
  };
}
