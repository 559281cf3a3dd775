import { AppError } from '@fleetfoot/shared/domain';
import { startSession as operation } from '@fleetfoot/shared/operations';
import { callOnce } from './call-once';
import { deviceKey, noteStarted, readStarted } from './device-key';
import { openAuth } from './open-auth';

/** The present sign-in, as the server knows it. */
export interface PresentSession {
  /** `auth_time` of its tokens, in seconds since 1970. */
  readonly sessionID: string;
  /** Until when it is guarded, in milliseconds since 1970; not there when it is trusted. */
  readonly guardedUntil?: number | undefined;
  /** Whether it was ended: whoever it is signs in again. */
  readonly isEnded?: boolean | undefined;
}

/** After this the server is told again that the session is used, in milliseconds. */
const NOTED_MS = 86_400_000;
const LONGEST_AGENT = 400;

/** `auth_time` of the signed-in user's tokens. */
async function presentSessionID(): Promise<string> {
  const { auth } = await openAuth();
  await auth.authStateReady();
  const { currentUser } = auth;
  if (!currentUser) throw new AppError('unauthenticated', 'Nobody is signed in.');
  const { claims } = await currentUser.getIdTokenResult();
  return String(claims['auth_time']);
}

async function tell(): Promise<PresentSession> {
  const agent = navigator.userAgent.slice(0, LONGEST_AGENT);
  const session = await callOnce(operation, { deviceKey: await deviceKey(), agent });
  if (session.guardedUntil === undefined && !session.isEnded) {
    await noteStarted({ sessionID: session.sessionID, at: Date.now() });
  }
  return session;
}

let telling: { readonly sessionID: string; readonly answer: Promise<PresentSession> } | undefined;

/** Tells the server which device the present sign-in is on: once a day, and until it is trusted whenever asked. */
export async function startPresentSession(again: boolean): Promise<PresentSession> {
  const sessionID = await presentSessionID();
  const started = again ? undefined : await readStarted();
  if (started?.sessionID === sessionID && Math.abs(Date.now() - started.at) < NOTED_MS) return { sessionID };
  if (telling?.sessionID === sessionID) return telling.answer;
  const answer = tell();
  telling = { sessionID, answer };
  try {
    return await answer;
  } finally {
    telling = undefined;
  }
}
