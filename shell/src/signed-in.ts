// One chunk for what a visitor of the sign-in page does not need before they use it.
import { followServerTime, type ServerClock } from './session/server-clock';
import {
  createSessionService,
  type SessionService,
  type SessionServiceOptions,
} from './session/session-service';
import type { Sessions } from './sessions/open-sessions';
import type { ShellStore } from './shell-state';

export { Navigation } from './chrome/navigation';

export interface OpenSessionOptions extends Omit<SessionServiceOptions, 'loadSessions' | 'notify'> {
  readonly shell: ShellStore;
  readonly clock: ServerClock;
}

/** The page comes first. In milliseconds. */
const SESSIONS_PAUSE_MS = 1_000;

/** The session service, with its notices in the shell's store, and the server's time. */
export function openSession({ shell, clock, ...options }: OpenSessionOptions): SessionService {
  followServerTime(clock);
  const pause = new Promise((resolve) => setTimeout(resolve, SESSIONS_PAUSE_MS));
  let sessions: Sessions | undefined;
  return createSessionService({
    ...options,
    notify: (notice) => shell.setState({ notice }),
    async loadSessions(door) {
      await pause;
      const { openSessions } = await import(/* webpackChunkName: "sessions" */ './sessions/open-sessions');
      sessions ??= openSessions({ shell, door, report: options.report });
      return sessions;
    },
  });
}
