import type { AuthState, ReadableStore } from '@fleetfoot/shared/contract';
import type { ShellStore, View } from '../shell-state';
import type { RouteAnnouncer } from './route-announcer';
import type { Router } from './router';

export interface ViewSync {
  /** Corrects the address and begins to follow it, the session and the registry. */
  start(): void;
  /** Brings the shell's state in line with the address. */
  sync(): void;
}

export interface ViewSyncOptions {
  readonly shell: ShellStore;
  readonly session: ReadableStore<AuthState>;
  readonly router: Router;
  readonly announcer: RouteAnnouncer;
  /**
   * Whether a path that no line of the registry names may be a page all the same.
   * @param isFirst of the address that the document was loaded for
   */
  readonly mayExist: (isFirst: boolean) => boolean;
}

const TITLES = { unknown: 'Page not found', missing: 'Page not reachable' };

/** Keeps what the chrome draws, the document's title and the guards in step with the address. */
export function createViewSync({ shell, session, router, announcer, mayExist }: ViewSyncOptions): ViewSync {
  // The page that was last announced, as path and title.
  let shown: string | undefined;
  let first: string | undefined;
  let isStarted = false;

  function viewNow(): View {
    const decision = router.decision();
    first ??= location.pathname;
    if (decision.kind === 'unknown') {
      return { kind: mayExist(location.pathname === first) ? 'missing' : 'unknown' };
    }
    if (decision.kind === 'redirect') return { kind: 'nothing' };
    const { remoteID, title } = decision.route;
    return { kind: 'remote', remoteID, title };
  }

  function sync(): void {
    if (!isStarted || shell.getState().startup.status !== 'ready') return;
    const view = viewNow();
    const path = location.pathname;
    const title =
      view.kind === 'remote' ? view.title : view.kind === 'nothing' ? undefined : TITLES[view.kind];
    const page = `${path} ${title}`;
    const isNew = title !== undefined && page !== shown;
    // A page that has come at an address that was unknown: nobody has left it.
    if (isNew && path === shell.getState().path) announcer.leaving();
    shell.setState({ view, path });
    if (!isNew) return;
    shown = page;
    announcer.arrived(title);
  }

  function settle(): void {
    if (shell.getState().startup.status !== 'ready') return;
    router.settle();
    sync();
  }

  return {
    sync,
    start() {
      isStarted = true;
      settle();
      window.addEventListener('single-spa:routing-event', settle);
      // A remote that changes the session may navigate itself in the same task; the guards run after that.
      session.subscribe(() => setTimeout(settle));
      shell.subscribe((state, previous) => {
        if (state.startup !== previous.startup) settle();
      });
    },
  };
}
