import { projectId } from './emulators';

/** A user, and the token that a request of theirs carries. */
export interface SignedIn {
  readonly uid: string;
  readonly phoneNumber: string;
  readonly idToken: string;
}

function part(data: object): string {
  return Buffer.from(JSON.stringify(data)).toString('base64url');
}

let count = 0;

/** A South African mobile number that no other user of this run has. */
export function freshNumber(): string {
  count += 1;
  const serial = (Date.now() % 100_000) * 100 + (count % 100);
  return `+2782${String(serial).padStart(7, '0')}`;
}

/** Seconds since 1970. */
function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

/**
 * The same user on another sign-in.
 * @param session `auth_time` of the token, in seconds since 1970
 */
export function onSignIn({ uid, phoneNumber }: Omit<SignedIn, 'idToken'>, session: number): SignedIn {
  const now = nowInSeconds();
  const payload = {
    iss: `https://securetoken.google.com/${projectId()}`,
    aud: projectId(),
    sub: uid,
    user_id: uid,
    iat: now,
    auth_time: session,
    exp: now + 3600,
    ...(phoneNumber !== '' && { phone_number: phoneNumber }),
  };
  return { uid, phoneNumber, idToken: `${part({ alg: 'none', typ: 'JWT' })}.${part(payload)}.` };
}

/**
 * A user with an unsigned token, which only emulators and tests in process take.
 * @param phoneNumber empty for an account without one
 */
export function somebody(phoneNumber = freshNumber()): SignedIn {
  count += 1;
  const uid = `u${Date.now().toString(36)}x${count}`;
  return onSignIn({ uid, phoneNumber }, nowInSeconds());
}
