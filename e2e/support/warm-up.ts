import type { FullConfig } from '@playwright/test';
import { type Cloud, openCloud } from './cloud';

/** How many processes of a function are started before anybody waits for one. */
const PROCESSES = {
  // The pages of whoever is signed in ask these by themselves, three at once.
  ...{ startSession: 3, vitals: 3, 'fetch-payment-methods': 3 },
  // Past half a minute the card form says that it could not be loaded.
  'create-setup-intent': 2,
  // The local Stripe has as many events on their way at a time.
  'stripe-webhook': 2,
};

/**
 * Opens the cloud's first listening channel and ends it. Of two channels that pages open at once while the Firestore emulator
 * still loads its code for them, it forgets one, and refuses what the page asks next with a 400.
 */
async function openFirstChannel({ firebase, firestoreUrl }: Cloud): Promise<void> {
  const database = `projects/${firebase.projectId}/databases/(default)`;
  const send = (more: Record<string, string>, body: Record<string, string>) =>
    fetch(
      `${firestoreUrl}/google.firestore.v1.Firestore/Listen/channel?${new URLSearchParams({ VER: '8', database, ...more })}`,
      { method: 'POST', body: new URLSearchParams(body) },
    );
  const documents = { documents: [`${database}/documents/Users/nobody`] };
  const opened = await send(
    { RID: '1', CVER: '22' },
    {
      headers: 'Authorization: Bearer owner\r\n',
      count: '1',
      ofs: '0',
      req0___data__: JSON.stringify({ database, addTarget: { targetId: 2, documents } }),
    },
  );
  const id = /"c","(?<id>[^"]+)"/.exec(await opened.text())?.groups?.['id'];
  if (id === undefined) throw new Error('The Firestore emulator opened no channel.');
  await send({ SID: id, RID: '2', TYPE: 'terminate' }, {});
}

/**
 * Starts the functions that every test may meet. The Functions emulator begins a process for each request that finds none
 * idle: pages that follow one another while the first begins would have it begin a dozen.
 */
async function startFunctions({ functionsUrl, firebase }: Cloud): Promise<void> {
  const { projectId, functionsRegion } = firebase;
  const addresses = Object.entries(PROCESSES).flatMap(([name, count]) =>
    Array<string>(count).fill(`${functionsUrl}/${projectId}/${functionsRegion}/${name}`),
  );
  // Whatever they answer to nobody with nothing.
  await Promise.all(addresses.map((address) => fetch(address, { method: 'POST' })));
}

/** Makes a cloud that has just been started as quick as one that has been used. */
export default async function warmUp({ projects }: FullConfig): Promise<void> {
  const origin = projects[0]?.use.baseURL;
  if (origin === undefined) throw new Error('The configuration names no baseURL.');
  const cloud = await openCloud(origin);
  await openFirstChannel(cloud);
  await startFunctions(cloud);
}
