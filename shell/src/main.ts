// Not used here, but provided to the remotes: webpack offers only what the shell imports.
import '@fleetfoot/shared/remote';
import { createRemoteLoader } from '@fleetfoot/shared/federation';
import { createAuthStore, standing } from '@fleetfoot/shared/session';
import { getInstance, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { start as startSingleSpa, triggerAppChange } from 'single-spa';
import { renderChrome } from './chrome/render-chrome';
import { createRegistryClient } from './registry/registry-client';
import { mayReload } from './remotes/guarded-reload';
import { createRemoteApps } from './remotes/remote-apps';
import { report } from './report';
import { followLinks, watchIntentions } from './routing/link-clicks';
import { preloadPath } from './routing/preload';
import { createRouteAnnouncer } from './routing/route-announcer';
import { createRouter } from './routing/router';
import { shellRoutes } from './routing/shell-route';
import { createViewSync } from './routing/view-sync';
import { browserStorage } from './session/browser-storage';
import { createDrafts } from './session/create-drafts';
import { firstUse } from './session/first-use';
import { lazySessionService } from './session/lazy-session-service';
import { doorLoader } from './session/load-door';
import { createShellStore } from './shell-state';
import { createStartup } from './startup';

/** Longest wait for the persisted auth state, in milliseconds. */
const PERSISTED_STATE_WAIT_MS = 5_000;

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`index.html has no element #${id}.`);
  return found;
}

async function main(): Promise<void> {
  const outlet = element('outlet');
  const shell = createShellStore();
  const session = createAuthStore({ storage: browserStorage(), waitMs: PERSISTED_STATE_WAIT_MS });
  const drafts = createDrafts();
  const clock = { offsetMs: 0 };

  const registry = createRegistryClient({ report, onChange: onRegistry });
  const startup = createStartup(shell, registry);
  const started = startup.begin();
  const entries = () => registry.remotes().map(({ entry }) => entry);

  function announce(message: string): void {
    const { count } = shell.getState().announcement;
    shell.setState({ announcement: { message, count: count + 1 } });
  }
  const announcer = createRouteAnnouncer({ outlet, announce });
  const router = createRouter({
    session,
    routes: () => shellRoutes(entries()),
    onLeave: announcer.leaving,
  });
  const sessionService = lazySessionService({
    shell,
    clock,
    store: session,
    drafts,
    announce,
    goHome: () => navigate('/', { replace: true }),
    loadDoor: doorLoader(startup.configured),
    resume: (id) => started.then(() => apps.resume(id)),
    report,
  });

  function navigate(path: string, options?: { readonly replace?: boolean }): void {
    preloadPath(path, entries());
    router.navigate(path, options);
    view.sync();
  }
  async function signOut(): Promise<void> {
    await sessionService.signOut();
    router.forgetPage();
    navigate('/login');
  }
  const view = createViewSync({ shell, session, router, announcer });
  const apps = createRemoteApps({
    registry,
    loader: createRemoteLoader({ registerRemotes, loadRemote, getInstance }),
    shell,
    outlet,
    services: {
      session,
      drafts,
      navigate,
      selectInvite: session.selectInvite,
      refreshSession: sessionService.refresh,
      signOut,
      announce,
      report,
      now: () => new Date(Date.now() + clock.offsetMs),
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
      return decision.kind === 'page' && decision.route.remoteId === id;
    },
  });

  function onRegistry(): void {
    const nav = entries().flatMap((entry) => entry.nav);
    shell.setState({ nav: nav.toSorted((a, b) => a.order - b.order) });
    apps.sync();
  }

  await session.hydrated;
  const mainElement = outlet.appendChild(document.createElement('div'));
  renderChrome(element('chrome'), mainElement, {
    shell,
    session,
    signOut,
    onRetry: announcer.expectHeading,
  });
  followLinks(navigate);
  watchIntentions((path) => preloadPath(path, entries()));

  // A visitor can read the sign-in page before the auth SDK is there.
  if (standing(session.getState()) === 'signed-out') void firstUse().then(sessionService.start);
  else void sessionService.start();

  await started;
  element('starting').remove();
  view.start();
  startSingleSpa({ urlRerouteOnly: true });
  void triggerAppChange();
}

void main();
