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
}

const UNKNOWN_TITLE = 'Page not found';

/** Keeps what the chrome draws, the document's title and the guards in step with the address. */
export function createViewSync({ shell, session, router, announcer }: ViewSyncOptions): ViewSync {
  // The page that was last announced, as path and title.
  let shown: string | undefined;
  let isStarted = false;

  function viewNow(): View {
    const decision = router.decision();
    if (decision.kind === 'unknown') return { kind: 'unknown' };
    if (decision.kind === 'redirect') return { kind: 'nothing' };
    const { remoteId, title } = decision.route;
    return { kind: 'remote', remoteId, title };
  }

  function sync(): void {
    if (!isStarted || shell.getState().startup.status !== 'ready') return;
    const view = viewNow();
    const path = location.pathname;
    shell.setState({ view, path });
    const title = view.kind === 'remote' ? view.title : view.kind === 'unknown' ? UNKNOWN_TITLE : undefined;
    const page = `${path} ${title}`;
    if (title === undefined || page === shown) return;
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
      // A remote that changes the session may go on itself, in the same breath; the guards only come after that.
      session.subscribe(() => setTimeout(settle));
      shell.subscribe((state, previous) => {
        if (state.startup !== previous.startup) settle();
      });
    },
  };
}
