import {
  type CollectionQuery,
  callFunction,
  callUntilKnown,
  fetchCollection,
  type PresentSession,
  parseWith,
  startSession,
} from '@fleetfoot/shared/firebase';
import { type Session, sessions } from '@fleetfoot/shared/model/team/session';
import { approveSession, endSessions } from '@fleetfoot/shared/operations';

const parse = parseWith(sessions.schema);

/** The user's sign-ins, the one that was used last first. For a sign-in that is trusted. */
export function sessionsQuery(uid: string): CollectionQuery<Session> {
  return {
    path: sessions.path(uid),
    orderBy: ['lastSeen', 'desc'],
    limit: sessions.mostInQuery,
    parse,
  };
}

/** The present sign-in, once the server knows its device. */
export function presentSession(): Promise<PresentSession> {
  return startSession(true);
}

/**
 * What users do to their own sign-ins. Each resolves once it is known to be done, and rejects once it is known not to be;
 * of all of them nothing can be read once they are ended, and repeating it is safe.
 */
export interface SessionWrites {
  approve(sessionID: string): Promise<void>;
  end(sessionID: string): Promise<void>;
  /** Says that the device is somebody else's, and ends what is signed in on it. */
  report(sessionID: string): Promise<void>;
  /** Ends all of them, the present one too. */
  endAll(): Promise<void>;
}

export function sessionWrites(uid: string): SessionWrites {
  /** Reads whether a sign-in is as it was asked to be. */
  function reading(sessionID: string, isAsAsked: (session: Session) => boolean) {
    return async () =>
      (await fetchCollection(sessionsQuery(uid))).some((one) => one.id === sessionID && isAsAsked(one));
  }
  const isEnded = ({ endedAt }: Session) => endedAt !== undefined;
  return {
    approve: (sessionID) =>
      callUntilKnown(
        approveSession,
        { uid, sessionID },
        reading(sessionID, ({ approvedBy }) => approvedBy !== undefined),
      ),
    end: (sessionID) => callUntilKnown(endSessions, { uid, sessionID }, reading(sessionID, isEnded)),
    report: (sessionID) =>
      callUntilKnown(endSessions, { uid, sessionID, isStrange: true }, reading(sessionID, isEnded)),
    async endAll() {
      await callFunction(endSessions, { uid });
    },
  };
}
