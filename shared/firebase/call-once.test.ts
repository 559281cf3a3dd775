import { operation } from '@fleetfoot/shared/operations';
import * as v from '@fleetfoot/shared/schema';
import { callOnce } from './call-once';
import * as sdk from './sdk-functions';

jest.mock('./sdk-functions', () => ({ openFunctions: jest.fn(() => 'functions'), call: jest.fn() }));
jest.mock('./firebase-config', () => ({ firebaseConfig: () => ({}) }));
jest.mock('./open-auth', () => ({ authReady: async () => {} }));

const changed = operation(
  'change',
  { id: v.string(), rollKey: v.optional(v.string()) },
  v.object({ done: v.boolean() }),
);

test('a field that is undefined is not sent, and an answer is stripped to what is declared', async () => {
  jest.mocked(sdk.call).mockResolvedValue({ done: true, secret: 'x' });
  expect(await callOnce(changed, { id: '1', rollKey: undefined })).toEqual({ done: true });
  const sent = jest.mocked(sdk.call).mock.calls[0]?.[2];
  expect(sent).toEqual({ id: '1' });
  expect(Object.keys(sent as object)).toEqual(['id']);
});
