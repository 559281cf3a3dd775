import type { Firestore } from 'firebase-admin/firestore';
import { inTransaction } from './in-transaction';

function refusal(message: string, code = 3): Error {
  return Object.assign(new Error(`${code} INVALID_ARGUMENT: ${message}`), { code });
}

/** A database whose transactions fail as told, and then succeed. */
function failing(...failures: readonly Error[]) {
  const left = [...failures];
  let runs = 0;
  const database = {
    runTransaction: async () => {
      runs += 1;
      const failure = left.shift();
      if (failure) throw failure;
      return 'done';
    },
  } as unknown as Firestore;
  return { database, runs: () => runs };
}

const work = async () => 'unused';

test.each([
  'Transaction is invalid or closed.',
  'The referenced transaction has expired or is no longer valid.',
])('A transaction that was taken away begins anew: %s', async (message) => {
  const { database, runs } = failing(refusal(message), refusal(message));
  await expect(inTransaction(database, work)).resolves.toBe('done');
  expect(runs()).toBe(3);
});

test('A transaction that is taken away again and again fails', async () => {
  const { database, runs } = failing(...Array.from({ length: 9 }, () => refusal('Transaction is closed.')));
  await expect(inTransaction(database, work)).rejects.toThrow('closed');
  expect(runs()).toBe(3);
});

test.each([refusal('Property array is too long.'), refusal('Transaction is closed.', 7)])(
  'Another failure is told at once: %s',
  async (failure) => {
    const { database, runs } = failing(failure);
    await expect(inTransaction(database, work)).rejects.toBe(failure);
    expect(runs()).toBe(1);
  },
);
