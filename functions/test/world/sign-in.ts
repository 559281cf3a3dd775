import { authHost, projectId } from './emulators';
import type { SignedIn } from './somebody';

async function call<T>(url: string, body?: object): Promise<T> {
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${url}: ${await response.text()}`);
  return (await response.json()) as T;
}

const account = (action: string) =>
  `http://${authHost()}/identitytoolkit.googleapis.com/v1/accounts:${action}?key=any`;

interface Codes {
  readonly verificationCodes: readonly { readonly sessionInfo: string; readonly code: string }[];
}

/** Signs in as the product does: a code is sent, looked up where the emulator keeps it, and confirmed. */
export async function signIn(phoneNumber: string): Promise<SignedIn> {
  const { sessionInfo } = await call<{ sessionInfo: string }>(account('sendVerificationCode'), {
    phoneNumber,
    recaptchaToken: 'any',
  });
  const { verificationCodes } = await call<Codes>(
    `http://${authHost()}/emulator/v1/projects/${projectId()}/verificationCodes`,
  );
  const code = verificationCodes.find((sent) => sent.sessionInfo === sessionInfo)?.code;
  const { localId, idToken } = await call<{ localId: string; idToken: string }>(
    account('signInWithPhoneNumber'),
    { sessionInfo, code },
  );
  return { uid: localId, phoneNumber, idToken };
}

/** Signs in without a phone number. */
export async function signInByEmail(email: string): Promise<SignedIn> {
  const { localId, idToken } = await call<{ localId: string; idToken: string }>(account('signUp'), {
    email,
    password: 'correct horse',
    returnSecureToken: true,
  });
  return { uid: localId, phoneNumber: '', idToken };
}
