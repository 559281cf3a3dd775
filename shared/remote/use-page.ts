import { type ComponentType, useEffect, useState } from 'react';
import { mayRecover, recovered } from './chunk-recovery';
import type { PageLoader } from './page-loader';
import { useRemoteContext } from './use-remote-context';

export type PageView =
  | { readonly status: 'waiting' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly component: ComponentType }
  | { readonly status: 'failed' };

/** Below this a placeholder would only flicker. In milliseconds. */
const PLACEHOLDER_AFTER_MS = 150;

/** Loads the page of a route. A chunk that cannot be had reloads the remote once; then it is a failure. */
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
      if (mayRecover(remote.id)) services.reloadRemote();
      else setView({ status: 'failed', page });
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
