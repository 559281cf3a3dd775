import { answerUntilKnown, callUntilKnown, fetchDocument } from '@fleetfoot/shared/firebase';
import { keyWrites } from './data';
import type { KeyWish } from './named/create-key-dialog';

jest.mock('@fleetfoot/shared/firebase', () => ({
  ...{ answerUntilKnown: jest.fn(), callUntilKnown: jest.fn(), fetchDocument: jest.fn() },
  parseWith: () => () => undefined,
}));

const wish: KeyWish = {
  ...{ name: 'Shop', mode: 'live', scopes: ['read'], lifetime: 'unlimited' },
  attemptID: '11111111-1111-4111-8111-111111111111',
};

/** What the list says of the key: created at these moments, one for each read. */
function listed(...moments: readonly (number | undefined)[]) {
  for (const moment of moments) {
    const key = moment === undefined ? undefined : { createdAt: new Date(moment) };
    jest.mocked(fetchDocument).mockResolvedValueOnce(key);
  }
}

/** A call whose answer is lost, after these looks. */
function lost(...looks: readonly boolean[]) {
  jest.mocked(answerUntilKnown).mockImplementationOnce(async (_, _request, isDone) => {
    for (const look of looks) expect(await isDone()).toBe(look);
    return undefined;
  });
}

beforeEach(() => jest.resetAllMocks());

test('A key whose secret was lost is given another under the same attempt, once it is there', async () => {
  listed(undefined, undefined, 1, 1, 2);
  lost(false, true);
  lost(false, true);
  jest.mocked(answerUntilKnown).mockResolvedValueOnce({ key: 'ff_live_3' });
  expect(await keyWrites('acme', jest.fn()).create(wish, () => true)).toBe('ff_live_3');
  const sent = jest.mocked(answerUntilKnown).mock.calls.map(([, request]) => request);
  expect(sent).toEqual(Array(3).fill({ orgID: 'acme', ...wish }));
});

test('A key of an earlier press is not taken for what this call did', async () => {
  listed(1, 1, 2);
  lost(false, true);
  expect(await keyWrites('acme', jest.fn()).create(wish, () => false)).toBeUndefined();
});

test('A key that nobody waits for is not given another secret', async () => {
  listed(undefined, 1);
  lost(true);
  expect(await keyWrites('acme', jest.fn()).create(wish, () => false)).toBeUndefined();
  expect(answerUntilKnown).toHaveBeenCalledTimes(1);
});

test('A refusal is reported', async () => {
  const report = jest.fn();
  const refusal = new Error('too many');
  jest.mocked(answerUntilKnown).mockRejectedValueOnce(refusal);
  await expect(keyWrites('acme', report).create(wish, () => true)).rejects.toBe(refusal);
  expect(report).toHaveBeenCalledWith(refusal, { message: 'Error creating a key' });
});

test('A roll whose answer was lost is looked for under its attempt', async () => {
  const roll = { mode: 'test', ending: 'AbCdEfGh', keep: '1h', attemptID: wish.attemptID } as const;
  await keyWrites('acme', jest.fn()).roll(roll);
  const [, request, isDone] = jest.mocked(callUntilKnown).mock.lastCall ?? [];
  expect(request).toEqual({ orgID: 'acme', ...roll });
  jest.mocked(fetchDocument).mockResolvedValueOnce(undefined).mockResolvedValueOnce({ id: wish.attemptID });
  expect([await isDone?.(), await isDone?.()]).toEqual([false, true]);
  expect(jest.mocked(fetchDocument).mock.lastCall?.[0].path).toBe(
    `Organizations/acme/ApiKeyRolls/${wish.attemptID}`,
  );
});
