import { AppError } from '@fleetfoot/shared/domain';
import { askAgain } from '../federation/runtime/ask-again';
import { fromSdkError } from './sdk-error';

function sdkError(code: string, message = code, more: object = {}): Error {
  return Object.assign(new Error(message), { code, ...more });
}

test.each([
  ['unavailable', 'offline'],
  ['auth/network-request-failed', 'offline'],
  ['functions/unavailable', 'offline'],
  ['deadline-exceeded', 'timeout'],
  ['functions/deadline-exceeded', 'timeout'],
  ['permission-denied', 'permission-denied'],
  ['functions/permission-denied', 'permission-denied'],
  ['auth/user-disabled', 'permission-denied'],
  ['unauthenticated', 'unauthenticated'],
  ['auth/user-token-expired', 'unauthenticated'],
  ['functions/not-found', 'not-found'],
  ['functions/already-exists', 'already-exists'],
  ['invalid-argument', 'invalid-argument'],
  ['auth/invalid-verification-code', 'invalid-argument'],
  ['aborted', 'failed-precondition'],
  ['auth/too-many-requests', 'resource-exhausted'],
  ['unknown', 'internal'],
  ['something/new', 'internal'],
])('%s is %s', (sdkCode, code) => {
  const cause = sdkError(sdkCode);
  expect(fromSdkError(cause, true)).toMatchObject({ name: 'AppError', code, cause });
});

test('a browser that is offline outranks the code', () => {
  expect(fromSdkError(sdkError('functions/internal'), false).code).toBe('offline');
});

test('a function call without any answer is offline, one that failed on the server is not', () => {
  expect(fromSdkError(sdkError('functions/internal', 'internal [0]'), true).code).toBe('offline');
  expect(fromSdkError(sdkError('functions/internal', 'internal [500]'), true).code).toBe('internal');
});

test("a function's own code and message reach the user", () => {
  const details = { code: 'already-exists', userMessage: 'You belong to another organisation.' };
  expect(fromSdkError(sdkError('functions/failed-precondition', 'x', { details }), true)).toMatchObject(
    details,
  );
});

test('details outside the vocabulary are not trusted', () => {
  const details = { code: 'constructor', userMessage: 7 };
  const { code, userMessage } = fromSdkError(sdkError('functions/not-found', 'x', { details }), true);
  expect({ code, userMessage }).toEqual({ code: 'not-found', userMessage: 'This no longer exists.' });
});

test('a chunk that did not load asks for the connection', () => {
  const error = Object.assign(new Error('Loading chunk 3 failed.'), { name: 'ChunkLoadError' });
  expect(fromSdkError(error, true)).toMatchObject({
    code: 'offline',
    userMessage: 'A part of the page could not be loaded. Check your connection and try again.',
  });
});

test('a chunk that arrives damaged does not blame the connection', async () => {
  const request = 'http://localhost/920.js';
  const arrayBuffer = async () => new TextEncoder().encode('var gooe;').buffer;
  globalThis.fetch = jest.fn(async () => ({ ok: true, headers: new Headers(), arrayBuffer })) as never;
  await askAgain(request);
  const error = Object.assign(new Error('Loading chunk 3 failed.'), { name: 'ChunkLoadError', request });
  expect(fromSdkError(error, true).userMessage).toBe(
    'A part of the page arrived damaged and was not used. Try again in a moment.',
  );
});

test('an AppError stays itself', () => {
  const error = new AppError('timeout', 'slow');
  expect(fromSdkError(error, false)).toBe(error);
});

test.each([undefined, null, 'text', 7])('%p thrown is internal', (thrown) => {
  expect(fromSdkError(thrown, true).code).toBe('internal');
});
