import { toAppError } from '@fleetfoot/shared/domain';
import { loadSignedIn } from '../load-signed-in';
import { forgetSignIn } from './forget-sign-in';
import type { OpenSessionOptions } from './open-session';
import { forgetOutbox } from './outbox-on-device';
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
    // Also without its code nobody stays signed in who does not want to.
    await forgetSignIn();
    forgetOutbox(options.store.getState().uid);
    options.drafts.discardAll();
    options.store.clear();
  }

  return { start, refresh, signOut };
}
