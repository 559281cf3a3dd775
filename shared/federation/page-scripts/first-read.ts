import { storedAppCheckToken, storedSignIn } from '../../firebase/stored-sign-in';
import { AUTH_STORAGE_KEY } from '../../session/auth-storage-key';
import type { toldRead } from '../server/first-read';

/** Shortest time that a token must still be good for, in milliseconds. */
const LEEWAY_MS = 30_000;
const TIMEOUT_MS = 10_000;

interface Config {
  readonly firebase: {
    readonly apiKey: string;
    readonly appId: string;
    readonly projectId: string;
    readonly appCheck?: object;
  };
}

interface PersistedAuth {
  readonly state: { readonly uid: string; readonly selectedOrganization: { readonly id: string } };
}

/** The first documents; `undefined` without a token of this user that is good for long enough. */
async function ask({ read, structuredQuery }: ReturnType<typeof toldRead>, config: Promise<Config>) {
  const { uid, selectedOrganization }: PersistedAuth['state'] = JSON.parse(
    localStorage.getItem(AUTH_STORAGE_KEY) ?? '',
  ).state;
  read.path = read.path.replace('{organization}', selectedOrganization.id);
  const { apiKey, appId, appCheck, projectId } = (await config).firebase;
  const [user, page] = await Promise.all([
    storedSignIn(apiKey),
    appCheck === undefined ? undefined : storedAppCheckToken(appId),
  ]);
  const { accessToken, expirationTime } = user.stsTokenManager;
  const end = Math.min(expirationTime, page?.expireTimeMillis ?? Number.POSITIVE_INFINITY);
  if (user.uid !== uid || Date.now() + LEEWAY_MS > end) return undefined;
  const parent = `projects/${projectId}/databases/(default)/documents/Organizations/${encodeURIComponent(selectedOrganization.id)}`;
  const answer = await fetch(`https://firestore.googleapis.com/v1/${parent}:runQuery`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${accessToken}`,
      ...(page && { 'X-Firebase-AppCheck': page.token }),
    },
    body: JSON.stringify({ structuredQuery }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return { parent, structuredQuery, lines: await answer.json() };
}

/**
 * Reads what the page of this address shows first, with the tokens that the SDKs of sign-in and App Check have stored, while all
 * scripts are on their way. An address with a query may show something else. The door to the database finds the answer where
 * `shared/firebase/ahead/read-ahead.ts` says, and the shell the configuration. Whatever goes wrong, the list only comes later.
 */
function readFirst(): void {
  const told = document.getElementById('first-read')?.textContent;
  if (!told || location.search) return;
  const question: ReturnType<typeof toldRead> = JSON.parse(told);
  const config: Promise<Config> = fetch('/config.json').then((answer) => answer.json());
  const answer = ask(question, config).catch(() => undefined);
  Object.assign(globalThis, { fleetfootFirstRead: { read: question.read, at: Date.now(), config, answer } });
  config.catch(() => undefined);
}

readFirst();
