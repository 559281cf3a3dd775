import { forgetUser } from '@fleetfoot/shared/device';
import { toAppError } from '@fleetfoot/shared/domain';
import { forgetSignIn } from '@fleetfoot/shared/firebase/stored-sign-in';
import { loadSignedIn } from '../load-signed-in';
import type { OpenSessionOptions } from '../signed-in';
import type { SessionService } from './session-service';

/** The session service, whose code is fetched when it is first used. */
export function lazySessionService(options: OpenSessionOptions): SessionService {
  let service: SessionService | undefined;

  async function loaded(): Promise<SessionService> {
    const { openSession } = await loadSignedIn();
    service ??= openSession(options);
    return service;
  }

  async function start(): Promise<void> {
    try {
      await (await loaded()).start();
    } catch (error) {
      options.report(error, { session: 'load' });
      window.addEventListener('online', () => void start(), { once: true });
    }
  }

  async function refresh(): Promise<void> {
    try {
      await (await loaded()).refresh();
    } catch (error) {
      throw toAppError(error);
    }
  }

  async function signOut(): Promise<void> {
    const loading = await loaded().catch(() => undefined);
    if (loading) return loading.signOut();
    // A sign-out works even when the code of the session cannot be loaded.
    await forgetSignIn();
    const { uid } = options.store.getState();
    if (uid !== undefined) await forgetUser(uid);
    options.drafts.discardAll();
    options.store.clear();
  }

  return { start, refresh, signOut };
}

const SIGNS_OF_USE = ['focusin', 'pointerdown', 'pointermove', 'keydown', 'touchstart'] as const;

/** Longest time after load without any sign of use, in milliseconds. */
const IDLE_TIMEOUT_MS = 4_000;

/** Resolves when somebody begins to use the page, or once it has been idle after loading. */
export function firstUse(): Promise<void> {
  return new Promise((resolve) => {
    function done(): void {
      for (const type of SIGNS_OF_USE) document.removeEventListener(type, done, true);
      window.removeEventListener('load', whenIdle);
      resolve();
    }
    function whenIdle(): void {
      setTimeout(done, IDLE_TIMEOUT_MS);
    }
    for (const type of SIGNS_OF_USE) document.addEventListener(type, done, { capture: true, passive: true });
    if (document.readyState === 'complete') whenIdle();
    else window.addEventListener('load', whenIdle);
  });
}
