import { tell } from '../report';
import type { ShellStore } from '../shell-state';

/** The page comes first, and what it needs. In milliseconds. */
const PAUSE_MS = 2_000;

/** Keeps what nobody handled, and tells the operator how the page fares by code that is fetched once something is drawn. */
export function followVitals(shell: ShellStore): void {
  addEventListener('error', ({ error }) => tell(error, { kind: 'unhandled' }));
  addEventListener('unhandledrejection', ({ reason }) => tell(reason, { kind: 'unhandled' }));
  const stop = shell.subscribe(({ slots }) => {
    if (!Object.values(slots).some(({ state }) => /^(?:mounted|failed)$/.test(state.status))) return;
    stop();
    setTimeout(async () => {
      // Nobody misses it on this page; the next one tries again.
      const chunk = await import(/* webpackChunkName: "vitals" */ '../after-page').catch(() => undefined);
      chunk?.afterPage(shell);
    }, PAUSE_MS);
  });
}
