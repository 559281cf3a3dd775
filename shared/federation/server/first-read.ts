import type { FirstRead } from '../../contract/registry-line';

/** A first read as the page's script is told of it: the query as the REST interface of the database asks it, too. */
export function toldRead({ path, orderBy, pageSize }: FirstRead) {
  const [field, direction] = orderBy;
  const order = direction === 'desc' ? 'DESCENDING' : 'ASCENDING';
  return {
    read: { path, orderBy, pageSize },
    structuredQuery: {
      from: [{ collectionId: path.slice(path.lastIndexOf('/') + 1) }],
      // As the SDK orders what is alike, so that both ask the same.
      orderBy: [field, '__name__'].map((fieldPath) => ({ field: { fieldPath }, direction: order })),
      limit: pageSize,
    },
  };
}

/**
 * Reads what the page of this address shows first, with the tokens that the SDKs of sign-in and App Check have stored, while all scripts are on
 * their way. An address with a query may show something else; without a token of this user that is good for half a minute
 * more nothing is asked. The door to the database finds the answer where `shared/firebase/ahead/read-ahead.ts` says, and the
 * shell the configuration. Whatever goes wrong, the list only comes later.
 */
export const FIRST_READ_SCRIPT = `(() => {
const told = document.getElementById('first-read')?.textContent;
if (!told || location.search) return;
const done = (request) => new Promise((resolve, reject) => {
request.onsuccess = () => resolve(request.result);
request.onerror = reject;
});
const kept = async (database, store, key) => {
const opening = indexedDB.open(database);
opening.onupgradeneeded = () => opening.transaction.abort();
const opened = await done(opening);
try {
return (await done(opened.transaction(store).objectStore(store).get(key))).value;
} finally {
opened.close();
}
};
const { read, structuredQuery } = JSON.parse(told);
const config = fetch('/config.json').then((answer) => answer.json());
const ask = async () => {
const { uid, selectedOrganization } = JSON.parse(localStorage.getItem('fleetfoot.auth')).state;
read.path = read.path.replace('{organization}', selectedOrganization.id);
const { apiKey, appId, appCheck, projectId } = (await config).firebase;
const [user, page] = await Promise.all([
kept('firebaseLocalStorageDb', 'firebaseLocalStorage', 'firebase:authUser:' + apiKey + ':[DEFAULT]'),
appCheck && kept('firebase-app-check-database', 'firebase-app-check-store', appId + '-[DEFAULT]')
]);
const { accessToken, expirationTime } = user.stsTokenManager;
const end = Math.min(expirationTime, page ? page.expireTimeMillis : Infinity);
if (user.uid !== uid || Date.now() + 30000 > end) return;
const organization = encodeURIComponent(selectedOrganization.id);
const parent = 'projects/' + projectId + '/databases/(default)/documents/Organizations/' + organization;
const answer = await fetch('https://firestore.googleapis.com/v1/' + parent + ':runQuery', {
method: 'POST',
headers: {
'content-type': 'application/json',
authorization: 'Bearer ' + accessToken,
...(page && { 'X-Firebase-AppCheck': page.token })
},
body: JSON.stringify({ structuredQuery }),
signal: AbortSignal.timeout(10000)
});
return { parent, structuredQuery, lines: await answer.json() };
};
globalThis.fleetfootFirstRead = { read, at: Date.now(), config, answer: ask().catch(() => {}) };
config.catch(() => {});
})()`;

/** Lets that script run under the standing policy. */
export const FIRST_READ_SCRIPT_HASH = "'sha256-PSvNQZ5kHfZcc7Zlbhh6Pc9zY7ZbSKTNnf4B7Ji1HNk='";
