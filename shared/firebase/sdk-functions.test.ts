import * as operations from '@fleetfoot/shared/operations';
import { httpsCallable } from 'firebase/functions';
import { call } from './sdk-functions';
import { WRITTEN } from './written';

jest.mock('firebase/functions', () => ({
  getFunctions: jest.fn(),
  httpsCallable: jest.fn(() => async () => ({ data: {} })),
}));
jest.mock('./sdk-app', () => ({ openApp: jest.fn() }));

const { changeRole, fetchProof, payDeposit } = operations;
const heard = jest.fn();
beforeEach(() => addEventListener(WRITTEN, heard));
afterEach(() => {
  removeEventListener(WRITTEN, heard);
  heard.mockReset();
});

test.each([
  [changeRole, 'operations', { operation: 'changeRole', request: { orgID: 'o' } }],
  [payDeposit, 'payDeposit', { orgID: 'o' }],
])('a call goes to the function that serves its operation', async (operation, address, sent) => {
  const send = jest.fn(async () => ({ data: 'done' }));
  jest.mocked(httpsCallable).mockReturnValueOnce(send as never);
  expect(await call('functions' as never, operation, { orgID: 'o' })).toBe('done');
  expect(httpsCallable).toHaveBeenLastCalledWith('functions', address, { timeout: 70_000 });
  expect(send).toHaveBeenCalledWith(sent);
});

test('a call that changes something is told, so that pages are read again, and one that reads is not', async () => {
  await call({} as never, fetchProof, {});
  expect(heard).not.toHaveBeenCalled();
  await call({} as never, changeRole, {});
  expect(heard).toHaveBeenCalledTimes(1);
});

test('a call that failed is told, because its answer may be lost alone', async () => {
  jest.mocked(httpsCallable).mockReturnValueOnce((() => Promise.reject(new Error('lost'))) as never);
  await expect(call({} as never, changeRole, {})).rejects.toThrow('lost');
  expect(heard).toHaveBeenCalledTimes(1);
});

test('operations that say they only read are those', () => {
  const all = Object.values(operations).flatMap((one) =>
    typeof one === 'object' && 'request' in one ? one : [],
  );
  expect(all.flatMap(({ name, isRead }) => (isRead ? name : [])).toSorted()).toEqual([
    'create-setup-intent',
    'exportProfile',
    'fetch-payment-methods',
    'fetchInvoice',
    'fetchProof',
    'findAddresses',
    'findPersonalData',
    'quoteDeliveries',
    'readTrackingLinks',
    'recordExport',
    'startSession',
  ]);
});
