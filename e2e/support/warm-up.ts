import type { FullConfig } from '@playwright/test';
import { type Cloud, openCloud } from './cloud';

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

/** Prepares a cloud that has just started. */
export default async function warmUp({ projects }: FullConfig): Promise<void> {
  const origin = projects[0]?.use.baseURL;
  if (origin === undefined) throw new Error('The configuration names no baseURL.');
  await openFirstChannel(await openCloud(origin));
}
