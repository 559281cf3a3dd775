// The product as one bundle: the shell's own parts and every remote's pages, without federation, single-spa, registry and
// slots. `npm run bench -- tax` compares it with what is deployed.
import type { RegistryEntry, ShellServices } from '@fleetfoot/shared/contract';
import { browserStorage, createAuthStore, findRoute, standing } from '@fleetfoot/shared/session';
import { useMemo, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { guardScripts } from '../../shared/federation/runtime/script-policy';
import { createPageLoader } from '../../shared/remote/page-table';
import { RemoteRoot } from '../../shared/remote/remote-root';
import { renderChrome } from '../../shell/src/chrome/chrome';
import { remember } from '../../shell/src/remember';
import { report } from '../../shell/src/report';
import { followLinks, watchIntentions } from '../../shell/src/routing/link-clicks';
import { createRouteAnnouncer } from '../../shell/src/routing/route-announcer';
import { createRouter, shellRoutes } from '../../shell/src/routing/router';
import { createViewSync } from '../../shell/src/routing/view-sync';
import { createDrafts } from '../../shell/src/session/create-drafts';
import { firstUse, lazySessionService } from '../../shell/src/session/lazy-session-service';
import { createShellStore, type ShellStore } from '../../shell/src/shell-state';
import { createStartup } from '../../shell/src/startup';
import { parts } from './parts';

const PERSISTED_STATE_WAIT_MS = 5_000;
const VERSION = 'one';

guardScripts();

const remotes = parts.map(({ manifest, pages }) => ({
  manifest,
  loader: createPageLoader(pages),
  identity: { id: manifest.id, title: manifest.title, version: VERSION },
}));
const entries: readonly RegistryEntry[] = parts.map(({ manifest }) => ({
  ...manifest,
  ...{ version: VERSION, enabled: true, entry: '', preload: [], pages: {}, integrity: {} },
}));

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`index.html has no element #${id}.`);
  return found;
}

/** Loads the page of a path before it is needed. */
function preloadPath(path: string): void {
  const { pathname } = new URL(path, location.href);
  for (const { manifest, loader } of remotes) {
    const page = findRoute(pathname, manifest.routes)?.route.page;
    if (page !== undefined && !loader.loaded(page)) {
      loader.load(page).catch((error: unknown) => report(error, { preload: page }));
      return;
    }
  }
}

interface ProductProps {
  readonly shell: ShellStore;
  readonly services: Omit<ShellServices, 'reloadRemote' | 'noteFailedSave'>;
}

/** The page of the present address, whichever remote it belongs to. */
function Product({ shell, services }: ProductProps) {
  const view = useSyncExternalStore(shell.subscribe, () => shell.getState().view);
  const own = useMemo(
    () => ({ ...services, noteFailedSave: () => {}, reloadRemote: () => location.reload() }),
    [services],
  );
  const shown = remotes.find(({ manifest }) => view.kind === 'remote' && manifest.id === view.remoteID);
  if (shown === undefined) return undefined;
  const { manifest, loader, identity } = shown;
  return (
    <div data-remote={manifest.id} key={manifest.id}>
      <RemoteRoot services={own} remote={identity} manifest={manifest} loader={loader} />
    </div>
  );
}

async function main(): Promise<void> {
  preloadPath(location.pathname);
  const outlet = element('outlet');
  const shell = createShellStore();
  const session = createAuthStore({ storage: browserStorage(), waitMs: PERSISTED_STATE_WAIT_MS });
  const drafts = createDrafts();
  const clock = { offsetMs: 0 };
  const now = () => new Date(Date.now() + clock.offsetMs);
  const startup = createStartup(shell, session, { load: async () => {}, remotes: () => [] });
  const started = startup.begin();

  function announce(message: string): void {
    const { count } = shell.getState().announcement;
    shell.setState({ announcement: { message, count: count + 1 } });
  }
  const announcer = createRouteAnnouncer({ outlet, announce });
  const routesOf = remember(shellRoutes);
  const router = createRouter({ session, routes: () => routesOf(entries), onLeave: announcer.leaving });
  const sessionService = lazySessionService({
    ...{ shell, clock, store: session, drafts, announce, report },
    goHome: () => navigate('/', { replace: true }),
    loadDoor: () =>
      startup.configured.then(() => import(/* webpackChunkName: "firebase" */ '@fleetfoot/shared/firebase')),
    // Work that waits on a device is none of what is measured.
    resume: async () => {},
  });
  function navigate(path: string, options?: { readonly replace?: boolean }): void {
    router.navigate(path, options);
    preloadPath(location.pathname);
    view.sync();
  }
  async function signOut(): Promise<void> {
    await sessionService.signOut();
    router.forgetPage();
    navigate('/login');
  }
  const view = createViewSync({ shell, session, router, announcer, mayExist: () => false });
  const nav = parts.flatMap(({ manifest }) => manifest.nav).toSorted((a, b) => a.order - b.order);
  shell.setState({ nav });
  await session.hydrated;
  const mainElement = outlet.appendChild(document.createElement('div'));
  renderChrome(element('chrome'), mainElement, {
    ...{ shell, session, signOut, navigate, now },
    // What is found beyond pages is none of what is measured.
    remotes: { entries: () => entries, open: () => Promise.reject(new Error('Nothing is found in this.')) },
    onRetry: announcer.expectHeading,
    onRecheck: () => {},
  });
  followLinks(navigate);
  watchIntentions(preloadPath);
  if (standing(session.getState()) === 'signed-out') void firstUse().then(sessionService.start);
  else void sessionService.start();
  await started;
  element('starting').remove();
  view.start();
  window.addEventListener('popstate', () => window.dispatchEvent(new Event('single-spa:routing-event')));
  const services = {
    ...{ session, drafts, navigate, signOut, announce, report, now },
    selectInvite: session.selectInvite,
    chooseLanguage: session.chooseLanguage,
    refreshSession: sessionService.refresh,
    titlePage: announcer.titlePage,
    notify: () => {},
    fillDay: () => () => {},
  };
  const container = outlet.appendChild(document.createElement('div'));
  createRoot(container).render(<Product shell={shell} services={services} />);
}

void main();
