import { deferred } from '@fleetfoot/shared/testing';
import { waitFor } from '@testing-library/react';
import { configureFirebase } from './firebase-config';
import { forgetFirestore } from './open-firestore';
import { closeTwin, openTwin } from './sdk-firestore';
import { withWriter } from './writers';

const mockLendUser = jest.fn(async (): Promise<void> => {});

jest.mock('./open-auth', () => ({
  authReady: async () => undefined,
  openAuth: async () => ({ sdk: { lendUser: mockLendUser }, auth: 'auth' }),
}));
jest.mock('./sdk-firestore', () => ({
  openApp: () => 'page',
  openTwin: jest.fn((_config: unknown, name: string) => name),
  openFirestore: (app: unknown) => app,
  closeTwin: jest.fn(async () => undefined),
  terminate: async () => undefined,
}));

beforeEach(async () => {
  configureFirebase({
    ...{ apiKey: 'key', authDomain: 'auth', projectId: 'demo', appId: 'app' },
    functionsRegion: 'africa-south1',
  });
  await forgetFirestore();
  jest.clearAllMocks();
});

/** Writes as long as the test wants; resolves with the client's name. */
async function hold() {
  const { promise, resolve } = deferred();
  const begun = deferred<unknown>();
  const done = withWriter(async ({ firestore }) => {
    begun.resolve(firestore);
    await promise;
  });
  return {
    name: await begun.promise,
    end: () => {
      resolve();
      return done;
    },
  };
}

test('a write uses no client whose commit is out', async () => {
  const [one, other] = [await hold(), await hold()];
  expect(one.name).not.toBe(other.name);
  await one.end();
  const next = await hold();
  expect(next.name).toBe(one.name);
  await Promise.all([other.end(), next.end()]);
  expect(openTwin).toHaveBeenCalledTimes(2);
});

test('a client is signed in as the user of the page before it writes', async () => {
  const write = await hold();
  expect(mockLendUser.mock.calls).toEqual([[write.name, 'auth']]);
  await write.end();
});

test('a session that ends while a client is signed in closes it', async () => {
  const signedIn = deferred();
  mockLendUser.mockReturnValueOnce(signedIn.promise);
  const write = hold();
  await waitFor(() => expect(mockLendUser).toHaveBeenCalled());
  await forgetFirestore();
  signedIn.resolve();
  const { name, end } = await write;
  expect(jest.mocked(closeTwin).mock.calls).toEqual([[name]]);
  await end();
  const next = await hold();
  expect(next.name).not.toBe(name);
  await next.end();
});

test('a client whose write failed is used again', async () => {
  const failed = withWriter(() => Promise.reject(new Error('refused')));
  await expect(failed).rejects.toThrow('refused');
  await (await hold()).end();
  expect(openTwin).toHaveBeenCalledTimes(1);
});

test('the end of a session closes its writers, busy or not, and the next one uses none of them', async () => {
  const [busy, free] = [await hold(), await hold()];
  await free.end();
  await forgetFirestore();
  expect(jest.mocked(closeTwin).mock.calls).toEqual([[busy.name], [free.name]]);
  await busy.end();
  const next = await hold();
  expect([busy.name, free.name]).not.toContain(next.name);
  await next.end();
});
