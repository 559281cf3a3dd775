import { AppError } from '@fleetfoot/shared/domain';
import { toHttpsError } from './errors';

test('an AppError keeps its code and its message for the user in transit', () => {
  const error = new AppError('not-found', 'No invitation i1.', { userMessage: 'Ask for a new one.' });
  expect(toHttpsError(error).toJSON()).toEqual({
    status: 'NOT_FOUND',
    message: 'No invitation i1.',
    details: { code: 'not-found', userMessage: 'Ask for a new one.' },
  });
});

test('an unexpected failure is answered without its details', () => {
  expect(toHttpsError(new Error('Organizations/secret')).toJSON()).toEqual({
    status: 'INTERNAL',
    message: 'internal',
    details: { code: 'internal', userMessage: 'Something went wrong on our side. Try again in a moment.' },
  });
});

test.each([
  ['offline', 'unavailable'],
  ['timeout', 'deadline-exceeded'],
  ['failed-precondition', 'failed-precondition'],
  ['fresh-code-needed', 'failed-precondition'],
  ['guarded-session', 'failed-precondition'],
] as const)('%s travels as %s', (code, status) => {
  expect(toHttpsError(new AppError(code, 'x')).code).toBe(status);
});
