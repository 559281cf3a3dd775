import 'fake-indexeddb/auto';
import type { AuthState } from '@fleetfoot/shared/contract';
import { forgetSeen, noteSharedDevice } from '@fleetfoot/shared/device';
import { SIGNED_OUT } from '@fleetfoot/shared/session';
import { sessions } from '@fleetfoot/shared/testing';
import { waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { configureFirebase } from '../firebase-config';
import { keepSeen, noteSeen, readSeen } from './seen-store';

const DAY_MS = 86_400_000;
const NOW = new Date('2026-11-23T20:41:00Z').getTime();
const uid = sessions.admin.uid ?? '';
const orgID = sessions.admin.selectedOrganization?.id ?? '';
const LIST = `Organizations/${orgID}/Deliveries`;
let state: AuthState;

const document = (id: string, more: object = {}) => ({
  id,
  path: `Organizations/o1/Deliveries/${id}`,
  fields: {
    dropoff_name: 'Private Person',
    created_at: new Date(NOW),
    stops: [{ at: new Date(0) }],
    ...more,
  },
});

async function opened(): Promise<IDBDatabase> {
  const opening = indexedDB.open(`fleetfoot.device.${uid}.shell.seen`);
  await new Promise((resolve) => {
    opening.onsuccess = resolve;
  });
  return opening.result;
}

async function stored(): Promise<readonly Record<string, unknown>[]> {
  const database = await opened();
  const reading = database.transaction('values').objectStore('values').getAll();
  await new Promise((resolve) => {
    reading.onsuccess = resolve;
  });
  database.close();
  return reading.result;
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  localStorage.clear();
  state = sessions.admin;
  const config = { apiKey: 'k', authDomain: 'd', projectId: 'p', appId: 'a', functionsRegion: 'r' };
  const session = { getState: () => state, subscribe: () => () => {} };
  configureFirebase(config, { session });
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
});
afterEach(() => jest.restoreAllMocks());

test('an answer comes back as it was, times at any depth too, with when it was so', async () => {
  const documents = [document('d1'), document('d2', { note: undefined, at: null })];
  await keepSeen(LIST, { at: NOW, documents });
  expect(await readSeen(LIST)).toEqual({ at: NOW, documents });
  expect(await readSeen(`${LIST}/another`)).toBeUndefined();
});

test('answers that are the first at the same time have one key', async () => {
  const queries = [LIST, `${LIST}/1`, `${LIST}/2`];
  await Promise.all(queries.map((query) => keepSeen(query, { at: NOW, documents: [document('d1')] })));
  const found = await Promise.all(queries.map(readSeen));
  expect(found.map((answer) => answer?.documents.length)).toEqual([1, 1, 1]);
});

test('the device holds nothing that tells what was seen, or of what, and the key cannot be taken out', async () => {
  await keepSeen(LIST, { at: NOW, documents: [document('d1')] });
  const entries = await stored();
  const texts = entries.map(({ content }) =>
    content instanceof ArrayBuffer ? new TextDecoder('latin1').decode(content) : '',
  );
  for (const text of ['Private', 'Deliveries', 'd1'])
    expect(`${JSON.stringify(entries)} ${texts.join(' ')}`).not.toContain(text);
  const key = entries.find(({ id }) => id === 'key')?.['key'] as CryptoKey;
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
});

test('an answer is gone after seven days, and deleted by the next that is kept', async () => {
  await keepSeen(`${LIST}/old`, { at: NOW - 8 * DAY_MS, documents: [document('d1')] });
  expect(await readSeen(`${LIST}/old`)).toBeUndefined();
  await keepSeen(`${LIST}/new`, { at: NOW, documents: [] });
  expect(await stored()).toHaveLength(2);
});

test('of many answers the newest forty stay, and one that is too large is not kept', async () => {
  for (let index = 0; index < 45; index += 1) {
    await keepSeen(`${LIST}/${index}`, { at: NOW + index, documents: [document('d1')] });
  }
  expect(await stored()).toHaveLength(41);
  expect(await readSeen(`${LIST}/4`)).toBeUndefined();
  expect(await readSeen(`${LIST}/44`)).toBeDefined();
  await keepSeen(`${LIST}/44`, { at: NOW, documents: [document('d1', { note: 'x'.repeat(300_000) })] });
  expect(await readSeen(`${LIST}/44`)).toBeUndefined();
});

test.each([
  ['signed out', () => ({ ...SIGNED_OUT })],
  ['left the organisation', () => ({ ...sessions.admin, selectedOrganization: undefined })],
])('the store keeps and reads nothing once the user has %s', async (_, next) => {
  await keepSeen(LIST, { at: NOW, documents: [document('d1')] });
  state = next();
  expect(await readSeen(LIST)).toBeUndefined();
  await keepSeen(`${LIST}/2`, { at: NOW, documents: [document('d1')] });
  expect(await stored()).toHaveLength(2);
});

test('a shared device loses what was seen on it, and keeps nothing from then on', async () => {
  await keepSeen(LIST, { at: NOW, documents: [document('d1')] });
  noteSharedDevice(true, uid);
  expect(await readSeen(LIST)).toBeUndefined();
  await keepSeen(LIST, { at: NOW, documents: [document('d1')] });
  // The browser deletes in its own time.
  await waitFor(async () => expect(await indexedDB.databases()).toEqual([]));
  noteSharedDevice(false, uid);
  await keepSeen(LIST, { at: NOW, documents: [document('d1')] });
  expect(await readSeen(LIST)).toBeDefined();
});

test('a forgotten answer cannot be read with a later key', async () => {
  await keepSeen(LIST, { at: NOW, documents: [document('d1')] });
  const [sealed] = (await stored()).filter(({ id }) => id !== 'key');
  forgetSeen(uid);
  await keepSeen(`${LIST}/another`, { at: NOW, documents: [] });
  const database = await opened();
  database.transaction('values', 'readwrite').objectStore('values').put(sealed);
  database.close();
  await expect(readSeen(LIST)).rejects.toThrow();
});

test('an answer of another organisation than the present one is not kept', async () => {
  await keepSeen('Organizations/elsewhere/Deliveries', { at: NOW, documents: [document('d1')] });
  expect(await indexedDB.databases()).toEqual([]);
});

test('an answer that changes at once is kept as it came to be', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'], now: NOW });
  noteSeen(LIST, () => [document('d1')]);
  noteSeen(LIST, () => [document('d2')]);
  jest.advanceTimersByTime(1_000);
  jest.useRealTimers();
  await waitFor(async () => expect((await readSeen(LIST))?.documents).toMatchObject([{ id: 'd2' }]));
});
