import { Notice } from '../chrome/notice';
import type { ShellStore } from '../shell-state';
import { followServerTime, type ServerClock } from './server-clock';
import { createSessionService, type SessionService, type SessionServiceOptions } from './session-service';

export interface OpenSessionOptions extends Omit<SessionServiceOptions, 'notify'> {
  readonly shell: ShellStore;
  readonly clock: ServerClock;
}

/** The session service, with its notices above the page, and the server's time. */
export function openSession({ shell, clock, ...options }: OpenSessionOptions): SessionService {
  followServerTime(clock);
  function dismiss(): void {
    shell.setState({ notice: undefined });
    // The button that had the focus is gone.
    document.getElementById('outlet')?.focus();
  }
  return createSessionService({
    ...options,
    notify: (notice) =>
      shell.setState({ notice: notice && <Notice key={notice.title} {...notice} onDismiss={dismiss} /> }),
  });
}
