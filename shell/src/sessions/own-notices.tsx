import { formatDateTime } from '@fleetfoot/shared/domain';
import { parseWith, useLiveCollection, useLiveDocument } from '@fleetfoot/shared/firebase';
import { GUARDED_WITHOUT_END, isTrusted, type Session, sessions } from '@fleetfoot/shared/model/team/session';
import { useEffect, useReducer, useState } from 'react';
import { Notice } from '../chrome/notice';
import { useShellContext } from '../chrome/use-shell';
import { SESSIONS } from '../texts/english/sessions';
import { SignInNotice } from './sign-in-notice';

const MINUTE_MS = 60_000;

/** The present moment by the server's clock, looked at every minute. */
function useMinute(): Date {
  const { now } = useShellContext();
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  useEffect(() => {
    const timer = setInterval(look, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now();
}

const parse = parseWith(sessions.schema);

/** Whether nothing waits any more. An approval ends it at a moment that is later than the one looked at last. */
function isOver(session: Session, now: Date): boolean {
  return session.approvedBy !== undefined || isTrusted(session, now);
}

interface OwnProps {
  readonly uid: string;
  /** The present sign-in. */
  readonly sessionID: string;
}

/** Tells who signed in on a new device what waits, until it does no more. */
export function OwnGuard({ uid, sessionID }: OwnProps) {
  const present = useLiveDocument({ path: sessions.document(uid, sessionID), awaited: true, parse });
  const now = useMinute();
  const [isDismissed, setIsDismissed] = useState(false);
  if (isDismissed || present.status !== 'ready' || !present.data) return undefined;
  const { guardedUntil } = present.data;
  if (isOver(present.data, now)) return undefined;
  const end = guardedUntil < GUARDED_WITHOUT_END ? SESSIONS.guardEnd(formatDateTime(guardedUntil)) : '';
  return (
    <Notice title={SESSIONS.ownTitle} text={SESSIONS.guard(end)} onDismiss={() => setIsDismissed(true)} />
  );
}

/** Asks the user about their own sign-ins on new devices. */
export function OwnNotices({ uid, sessionID }: OwnProps) {
  const found = useLiveCollection({
    ...{ path: sessions.path(uid), orderBy: ['lastSeen', 'desc'] as const },
    ...{ limit: sessions.mostInQuery, awaited: 'page' as const, parse },
  });
  const now = useMinute();
  if (found.status !== 'ready') return undefined;
  return found.data
    .filter((session) => session.id !== sessionID && !session.endedAt && !isOver(session, now))
    .map(({ id, device, createdAt }) => (
      <SignInNotice
        key={id}
        {...{ uid, sessionID: id }}
        title={SESSIONS.ownTitle}
        text={SESSIONS.wasItYou(device, formatDateTime(createdAt))}
        approveLabel={SESSIONS.wasMe}
        endLabel={SESSIONS.wasNotMe}
      />
    ));
}
