import { emulators } from './emulators';
import type { SignedIn } from './sign-in';
import { freshNumber } from './sign-in';

const { projectId } = emulators();

function part(data: object): string {
  return Buffer.from(JSON.stringify(data)).toString('base64url');
}

let count = 0;

/** Somebody with an unsigned token, which only emulators take: for crowds, and for two accounts with one number. */
export function somebody(phoneNumber = freshNumber()): SignedIn {
  count += 1;
  const uid = `u${Date.now().toString(36)}x${count}`;
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: uid,
    user_id: uid,
    iat: now,
    exp: now + 3600,
    phone_number: phoneNumber,
  };
  return { uid, phoneNumber, idToken: `${part({ alg: 'none', typ: 'JWT' })}.${part(payload)}.` };
}
