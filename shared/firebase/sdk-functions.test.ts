import * as operations from '@fleetfoot/shared/operations';
import { httpsCallable } from 'firebase/functions';
import { call } from './sdk-functions';
import { WRITTEN } from './written';

jest.mock('firebase/functions', () => ({
  getFunctions: jest.fn(),
  httpsCallable: jest.fn(() => async () => ({ data: {} })),
}));
jest.mock('./sdk-app', () => ({ openApp: jest.fn() }));

const { changeRole, fetchProof } = operations;
const heard = jest.fn();
beforeEach(() => addEventListener(WRITTEN, heard));
afterEach(() => {
  removeEventListener(WRITTEN, heard);
  heard.mockReset();
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
