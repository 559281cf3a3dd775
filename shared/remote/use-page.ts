import { type ComponentType, useEffect, useState } from 'react';
import { faultOf } from '../federation/runtime/ask-again';
import type { PageLoader } from './page-table';
import { useRemoteContext } from './remote-context';

export type PageView =
  | { readonly status: 'waiting' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly component: ComponentType }
  | { readonly status: 'failed'; readonly isDamaged: boolean };

/** Below this a placeholder would only flicker. In milliseconds. */
const PLACEHOLDER_AFTER_MS = 150;

// This module belongs to the shell and lives as long as the page does, so it remembers across a remote's reload.
const recovering = new Set<string>();

/**
 * Whether a chunk that did not load is worth throwing the remote away for: once, until a page has loaded again,
 * and not while there is no network.
 * @param remoteID the remote whose chunk is gone
 */
function mayRecover(remoteID: string): boolean {
  if (!navigator.onLine || recovering.has(remoteID)) return false;
  recovering.add(remoteID);
  return true;
}

/** Notes that the remote's chunks load. */
function recovered(remoteID: string): void {
  recovering.delete(remoteID);
}

/**
 * Loads the page of a route. A chunk that is gone reloads the remote once, then it is a failure; so is at once one that the
 * server was asked for again in vain.
 */
export function usePage(page: string, loader: PageLoader): PageView {
  const { services, remote } = useRemoteContext();
  const [view, setView] = useState<PageView & { readonly page: string }>({ status: 'waiting', page });
  const component = loader.loaded(page);

  useEffect(() => {
    if (component !== undefined) return;
    let isCurrent = true;
    const placeholder = setTimeout(() => setView({ status: 'loading', page }), PLACEHOLDER_AFTER_MS);
    function failed(error: unknown): void {
      services.report(error, { remote: remote.id, version: remote.version, page });
      if (!isCurrent) return;
      const fault = faultOf(error);
      const mayBeGone = fault === undefined || fault === 'stale';
      if (mayBeGone && mayRecover(remote.id)) services.reloadRemote();
      else setView({ status: 'failed', isDamaged: fault === 'damaged', page });
    }
    function ready(loaded: ComponentType): void {
      recovered(remote.id);
      if (isCurrent) setView({ status: 'ready', component: loaded, page });
    }
    loader
      .load(page)
      .then(ready, failed)
      .finally(() => clearTimeout(placeholder));
    return () => {
      isCurrent = false;
      clearTimeout(placeholder);
    };
  }, [component, loader, page, remote, services]);

  if (component !== undefined) return { status: 'ready', component };
  return view.page === page ? view : { status: 'waiting' };
}
