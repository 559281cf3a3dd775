import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { EmulatorAddresses } from '../cloud/emulators';
import { ROOT } from '../cloud/project-paths';

/** Scripts that stand in for other companies' services, in the order in which the page loads them; that for Firebase is in it. */
export const LOCAL_SCRIPTS = ['/local/google-maps.js', '/local/stripe.js'];

const LOCAL = path.join(ROOT, 'local');

/** The files below /local/ and where they come from. */
export const LOCAL_FILES: Readonly<Record<string, string>> = {
  '/local/google-maps.js': path.join(LOCAL, 'dist/google-maps.js'),
  '/local/stripe.js': path.join(LOCAL, 'dist/stripe.js'),
  '/local/za.json': path.join(LOCAL, 'data/za.json'),
  '/local/couriers.js': path.join(LOCAL, 'src/courier/couriers.js'),
  '/local/inbox.js': path.join(LOCAL, 'src/inbox/inbox.js'),
};

/**
 * The script that sends requests for Firebase to the emulators. Production's build knows nothing of them: where they
 * listen stands in this script, which no other host serves.
 */
export async function firebaseScript(addresses: EmulatorAddresses): Promise<string> {
  const { projectId, authHost, firestoreHost, functionsHost } = addresses;
  const services = { projectId, authHost, firestoreHost, functionsHost };
  const script = await readFile(path.join(LOCAL, 'dist/firebase.js'), 'utf8');
  return `globalThis.fleetfootLocalServices = ${JSON.stringify(services)};\n${script}`;
}

/** What Auth says of a project that leaves the guard of its SMS to the invisible bot check. */
export const RECAPTCHA_CONFIG = {
  recaptchaKey: 'projects/local/keys/local',
  recaptchaEnforcementState: [{ provider: 'PHONE_PROVIDER', enforcementState: 'OFF' }],
};

/** What App Check answers a page whose bot check passed: a token for an hour, unsigned as those of the emulators are. */
export function attestation(): { readonly token: string; readonly ttl: string } {
  const now = Math.floor(Date.now() / 1000);
  const parts = [
    { alg: 'none', typ: 'JWT' },
    { sub: 'local', iat: now, exp: now + 3_600 },
  ];
  const encoded = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
  return { token: [...encoded, 'local'].join('.'), ttl: '3600s' };
}
