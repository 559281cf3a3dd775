import * as operations from '@fleetfoot/shared/operations';
import { httpsCallable } from 'firebase/functions';
import { call } from './sdk-functions';
import { WRITTEN } from './written';

jest.mock('firebase/functions', () => ({
  getFunctions: jest.fn(),
  httpsCallable: jest.fn(() => async () => ({ data: {} })),
}));
jest.mock('./sdk-app', () => ({ openApp: jest.fn() }));

const names = Object.values(operations).flatMap((one) =>
  typeof one === 'object' && 'request' in one ? one.name : [],
);

async function isTold(name: string): Promise<boolean> {
  const heard = jest.fn();
  addEventListener(WRITTEN, heard, { once: true });
  await call({} as never, name, {});
  removeEventListener(WRITTEN, heard);
  return heard.mock.calls.length > 0;
}

test('a call that changes what is shown is told, so that it is read again, and no other', async () => {
  const quiet: string[] = [];
  for (const name of names) if (!(await isTold(name))) quiet.push(name);
  expect(quiet.toSorted()).toEqual([
    ...['create-setup-intent', 'exportProfile', 'fetch-payment-methods', 'fetchInvoice', 'fetchProof'],
    ...['findAddresses', 'findPersonalData', 'quoteDeliveries', 'readTrackingLinks', 'startSession'],
  ]);
});

test('a call that failed has changed nothing', async () => {
  jest.mocked(httpsCallable).mockReturnValueOnce((() => Promise.reject(new Error('refused'))) as never);
  const heard = jest.fn();
  addEventListener(WRITTEN, heard, { once: true });
  await expect(call({} as never, 'changeRole', {})).rejects.toThrow('refused');
  expect(heard).not.toHaveBeenCalled();
});
