import { AppError, toAppError } from '@fleetfoot/shared/domain';
import { forgetSignIn } from '@fleetfoot/shared/firebase/stored-sign-in';
import type { SignedInSession } from '@fleetfoot/shared/session';
import type { Sessions } from '../sessions/open-sessions';
import { fetchSession } from './fetch-session';
import type { FirebaseDoor } from './firebase-door';
import { createMembershipWatch, type MembershipWatch } from './membership-watch';
import type { FetchTask, Place, SessionEvent } from './session-types';

export interface SessionAuthOptions {
  readonly loadDoor: () => Promise<FirebaseDoor>;
  /** Keeps the server told of sign-ins; its code comes after the page's. */
  readonly loadSessions: (door: FirebaseDoor) => Promise<Sessions>;
  readonly report: (error: unknown, context: Readonly<Record<string, string>>) => void;
}

/** What the session asks of the auth service and the database; each answer is an event. */
export interface SessionAuth {
  /** Follows who is signed in. Never rejects. */
  observe(): Promise<void>;
  fetch(task: FetchTask): Promise<void>;
  checkAccount(task: FetchTask, session: SignedInSession): Promise<void>;
  watch(place: Place | undefined): void;
  /** Signs out within the limit. */
  end(request: number, uid: string | undefined): Promise<void>;
  /** Signs out without waiting for it. */
  drop(): void;
  forgetData(): void;
}

/** Longest wait for the auth SDK to sign out, which it can do offline once it is there. In milliseconds. */
const SIGN_OUT_WAIT_MS = 8_000;

/** What the auth service says about an account that it has signed out, or is about to. */
const GONE: readonly string[] = ['unauthenticated', 'permission-denied'];

async function endAuth({ loadDoor, report }: SessionAuthOptions): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new AppError('timeout', `Not signed out within ${SIGN_OUT_WAIT_MS} ms.`)),
      SIGN_OUT_WAIT_MS,
    );
  });
  try {
    await Promise.race([loadDoor().then((loaded) => loaded.endSession()), limit]);
  } catch (error) {
    report(error, { session: 'sign-out' });
    // Signing out must not hang on a file that cannot be loaded.
    await forgetSignIn().catch(() => {
      throw error;
    });
  } finally {
    clearTimeout(timer);
  }
}

export function createSessionAuth(
  options: SessionAuthOptions,
  dispatch: (event: SessionEvent) => void,
): SessionAuth {
  const { loadDoor, loadSessions, report } = options;
  let door: FirebaseDoor | undefined;
  let membership: MembershipWatch | undefined;
  let hasUser = false;

  function reporter(session: string): (error: unknown) => void {
    return (error) => report(error, { session });
  }

  function withSessions(work: (sessions: Sessions) => void): void {
    if (door) loadSessions(door).then(work).catch(reporter('sessions'));
  }

  function userReported(uid: string | undefined): void {
    dispatch({ kind: 'user', uid });
    hasUser ||= uid !== undefined;
    // A visitor has no sign-in to tell of.
    if (hasUser) withSessions((sessions) => sessions.follow(uid));
  }

  async function follow(): Promise<void> {
    const opened = await loadDoor();
    door = opened;
    membership ??= createMembershipWatch({
      door,
      onRole: (role) => dispatch({ kind: 'membership', role }),
      onEnded: (ended) => withSessions((sessions) => sessions.compare(ended)),
      onRefused: () => dispatch({ kind: 'membership-refused' }),
      report,
    });
    opened.askForCodeWith(async () => (await loadSessions(opened)).askForCode());
    await opened.observeAuth((user) => userReported(user?.uid));
  }

  return {
    async observe() {
      try {
        await follow();
        dispatch({ kind: 'observed' });
      } catch (error) {
        report(error, { session: 'observe' });
        dispatch({ kind: 'observe-failed' });
      }
    },
    async fetch(task) {
      try {
        const session = await fetchSession(await loadDoor(), task.uid, task.held);
        dispatch({ kind: 'fetched', task, session });
      } catch (error) {
        if ('attempt' in task.reason) report(error, { session: 'fetch' });
        dispatch({ kind: 'fetch-failed', task, error });
        // Users may read this much of themselves, unless their sign-in was ended.
        if (toAppError(error).code === 'permission-denied') withSessions((sessions) => sessions.check());
      }
    },
    async checkAccount(task, session) {
      try {
        await door?.checkAccount();
        dispatch({ kind: 'account-checked', account: 'there', task, session });
      } catch (error) {
        report(error, { session: 'account' });
        const account = GONE.includes(toAppError(error).code) ? 'gone' : 'unknown';
        dispatch({ kind: 'account-checked', account, task, session });
      }
    },
    watch: (place) => membership?.follow(place),
    end: (request, uid) =>
      endAuth(options).then(
        () => dispatch({ kind: 'auth-ended', request, uid }),
        (error: unknown) => dispatch({ kind: 'auth-not-ended', request, error }),
      ),
    drop: () => void door?.endSession().catch(reporter('sign-out')),
    forgetData: () => void door?.forgetData().catch(reporter('forget')),
  };
}
