// Not used here, but provided to the remotes: webpack offers only what the shell imports.
import '@fleetfoot/shared/contract';
import '@fleetfoot/shared/remote';
import {
  createFederationRuntime,
  createRemoteLoader,
  guardChunks,
  nextTask,
} from '@fleetfoot/shared/federation/runtime';
import { browserStorage, createAuthStore, standing } from '@fleetfoot/shared/session';
import { start as startSingleSpa, triggerAppChange } from 'single-spa';
import { renderChrome } from './chrome/chrome';
import { lazyDoors } from './federation/lazy-doors';
import { giveWayToPage } from './first-screen';
import { createRegistryClient } from './registry/registry-client';
import { watchReleases } from './registry/watch-releases';
import { remember } from './remember';
import { createRemoteApps, mayReload } from './remotes/remote-apps';
import { report } from './report';
import { followLinks, watchIntentions } from './routing/link-clicks';
import { preloadPath } from './routing/preload';
import { createRouteAnnouncer } from './routing/route-announcer';
import { createRouter, shellRoutes } from './routing/router';
import { createViewSync } from './routing/view-sync';
import { createDrafts } from './session/create-drafts';
import { firstUse, lazySessionService } from './session/lazy-session-service';
import { createShellStore, type ShellState } from './shell-state';
import { createStartup } from './startup';
import { followVitals } from './vitals/follow-vitals';
import { lazyWorker } from './worker/lazy-worker';

/** Longest wait for the persisted auth state, in milliseconds. */
const PERSISTED_STATE_WAIT_MS = 5_000;

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`index.html has no element #${id}.`);
  return found;
}

async function main(): Promise<void> {
  guardChunks();
  const outlet = element('outlet');
  const shell = createShellStore();
  followVitals(shell);
  const session = createAuthStore({ storage: browserStorage(), waitMs: PERSISTED_STATE_WAIT_MS });
  const drafts = createDrafts();
  const clock = { offsetMs: 0 };
  const now = () => new Date(Date.now() + clock.offsetMs);

  const registry = createRegistryClient({
    organizationID: () => session.getState().selectedOrganization?.id,
    trust: () => startup.trust(),
    report,
    onChange: onRegistry,
  });
  const startup = createStartup(shell, session, registry);
  const entries = registry.remotes;

  function announce(message: string): void {
    const { count } = shell.getState().announcement;
    shell.setState({ announcement: { message, count: count + 1 } });
  }
  const announcer = createRouteAnnouncer({ outlet, announce });
  const routesOf = remember(shellRoutes);
  const router = createRouter({
    session,
    routes: () => routesOf(entries()),
    onLeave: announcer.leaving,
  });
  const sessionService = lazySessionService({
    shell,
    clock,
    store: session,
    drafts,
    announce,
    goHome: () => navigate('/', { replace: true }),
    loadDoor: () => startup.configured.then(lazyDoors.firebase),
    async resume(id) {
      await started;
      const { module, services } = await apps.open(id);
      await module.resume?.(services);
    },
    report,
  });

  function navigate(path: string, options?: { readonly replace?: boolean }): void {
    router.navigate(path, options);
    // Of where the guards led, which need not be what was asked for.
    preloadPath(location.pathname, entries());
    view.sync();
  }
  async function signOut(): Promise<void> {
    await sessionService.signOut();
    router.forgetPage();
    navigate('/login');
  }
  // The server that made the page knew its path, or it would have nothing to preload.
  const isPromised = document.querySelector('template[data-preloads]') !== null;
  const view = createViewSync({
    shell,
    session,
    router,
    announcer,
    mayExist: (isFirst) => !registry.isWhole() || (isFirst && isPromised),
  });
  const apps = createRemoteApps({
    registry,
    loader: createRemoteLoader(createFederationRuntime()),
    shell,
    outlet,
    services: {
      session,
      drafts,
      navigate,
      selectInvite: session.selectInvite,
      chooseLanguage: session.chooseLanguage,
      refreshSession: sessionService.refresh,
      signOut,
      titlePage: announcer.titlePage,
      announce,
      notify: (notice) => shell.setState(({ told }) => ({ told: [...told, [session.getState(), notice]] })),
      fillDay(place) {
        shell.setState({ dayPlace: place });
        return () => shell.setState({ dayPlace: null });
      },
      report,
      now,
    },
    ready: () => startup.configured,
    reloadPage() {
      const conditions = { age: performance.now(), hasDrafts: !drafts.isEmpty(), isOnline: navigator.onLine };
      if (!mayReload(conditions)) return false;
      location.reload();
      return true;
    },
    isActive: (id) => {
      const decision = router.decision();
      return decision.kind === 'page' && decision.route.remoteID === id;
    },
  });

  /** The page goes on as it is until its user reloads it; what the session has to say comes first. */
  function offerUpdate(): void {
    if (shell.getState().notice === undefined) shell.setState({ notice: { kind: 'update' } });
  }

  function onRegistry(): void {
    const inOrder = (nav: ShellState['nav']) => nav.toSorted((a, b) => a.order - b.order);
    shell.setState({
      nav: inOrder(entries().flatMap(({ nav }) => nav)),
      account: inOrder(entries().flatMap(({ account = [] }) => account)),
    });
    apps.sync();
    startup.recover();
  }

  const started = startup.begin();
  await session.hydrated;
  // A start in one task would freeze a slow phone for all of it.
  await nextTask();
  const mainElement = outlet.appendChild(document.createElement('div'));
  renderChrome(element('chrome'), mainElement, {
    shell,
    session,
    signOut,
    navigate,
    remotes: { entries, open: apps.open },
    onRetry: announcer.expectHeading,
    onRecheck: () => void registry.refresh().then(triggerAppChange),
    now,
  });
  followLinks(navigate);
  watchIntentions((path) => preloadPath(path, entries()));

  // A visitor can read the sign-in page before the auth SDK is there.
  if (standing(session.getState()) === 'signed-out') void firstUse().then(sessionService.start);
  else void sessionService.start();

  await started;
  await nextTask();
  element('starting').remove();
  view.start();
  // The guards have led to where the first screen is of.
  giveWayToPage(outlet);
  const worker = lazyWorker({ mayHaveWorker: registry.mayHaveWorker, offerUpdate });
  watchReleases(() => registry.refresh('no-cache').then(worker));
  startSingleSpa({ urlRerouteOnly: true });
  void triggerAppChange();
}

void main();
