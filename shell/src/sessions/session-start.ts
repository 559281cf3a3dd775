import { toAppError } from '@fleetfoot/shared/domain';
import type { PresentSession } from '@fleetfoot/shared/firebase';
import type { FirebaseDoor } from '../session/firebase-door';

export interface SessionStartOptions {
  readonly door: Pick<FirebaseDoor, 'endSession' | 'startSession'>;
  /** Gets the present sign-in as the server knows it; `undefined` while it does not. */
  readonly onSession: (session: PresentSession | undefined) => void;
  readonly report: (error: unknown, context: Readonly<Record<string, string>>) => void;
}

export interface SessionStart {
  /** Tells the server about the sign-in of this user, soon and until it has heard. */
  follow(uid: string | undefined): void;
  /** Tells it again, after a new code. */
  renew(): Promise<void>;
  /** Asks the server whether the sign-in was ended, after a refusal. */
  check(): Promise<void>;
  /** Signs out when the present sign-in is among those that were ended. */
  compare(ended: readonly number[]): void;
}

/** The page comes first; what is risky tells the server by itself. In milliseconds. */
const START_PAUSE_MS = 2_000;
const RETRY_PAUSE_MS = 30_000;

/** Keeps the server told which device a sign-in is on, and notices when the sign-in was ended elsewhere. */
export function createSessionStart({ door, onSession, report }: SessionStartOptions): SessionStart {
  let user: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let present: PresentSession | undefined;
  let ended: readonly number[] = [];

  function signOut(): void {
    present = undefined;
    door.endSession().catch((error: unknown) => report(error, { session: 'ended' }));
  }

  function compare(): void {
    if (present && ended.includes(Number(present.sessionID))) signOut();
  }

  async function start(uid: string, again = false): Promise<void> {
    try {
      const session = await door.startSession(again);
      if (user !== uid) return;
      if (session.isEnded) return signOut();
      present = session;
      onSession(session);
      compare();
    } catch (error) {
      if (user !== uid) return;
      if (toAppError(error).code !== 'offline') report(error, { session: 'start' });
      timer = setTimeout(() => void start(uid, again), RETRY_PAUSE_MS);
    }
  }

  return {
    follow(uid) {
      if (uid === user) return;
      clearTimeout(timer);
      user = uid;
      present = undefined;
      ended = [];
      onSession(undefined);
      if (uid !== undefined) timer = setTimeout(() => void start(uid), START_PAUSE_MS);
    },
    async renew() {
      clearTimeout(timer);
      if (user !== undefined) await start(user);
    },
    async check() {
      clearTimeout(timer);
      if (user !== undefined) await start(user, true);
    },
    compare(next) {
      ended = next;
      compare();
    },
  };
}
