import { toAppError } from '@fleetfoot/shared/domain';
import { loadSignedIn } from '../load-signed-in';
import type { SessionService, SessionServiceOptions } from './session-service';

/** The session service, whose code is fetched when it is first used. */
export function lazySessionService(options: SessionServiceOptions): SessionService {
  let service: SessionService | undefined;

  async function loaded(): Promise<SessionService> {
    const { createSessionService } = await loadSignedIn();
    service ??= createSessionService(options);
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

  async function call(method: 'refresh' | 'signOut'): Promise<void> {
    try {
      await (await loaded())[method]();
    } catch (error) {
      throw toAppError(error);
    }
  }

  return { start, refresh: () => call('refresh'), signOut: () => call('signOut') };
}
