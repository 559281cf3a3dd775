import { callerOf } from './caller-of';

test('a user who signed in by phone', () => {
  expect(callerOf({ uid: 'u1', token: { phone_number: '+27821234567' } })).toEqual({
    uid: 'u1',
    phoneNumber: '+27821234567',
  });
});

test.each([
  ['nobody', undefined],
  ['a garbage token on the emulator', { uid: null, token: {} }],
  ['an empty uid', { uid: '', token: { phone_number: '+27821234567' } }],
  ['a token without a number', { uid: 'u1', token: {} }],
  ['a token with an empty number', { uid: 'u1', token: { phone_number: '' } }],
  ['a token with a number of another type', { uid: 'u1', token: { phone_number: 27 } }],
  ['no token', { uid: 'u1' }],
])('%s is refused', (_, auth) => {
  expect(() => callerOf(auth)).toThrow(expect.objectContaining({ code: 'unauthenticated' }));
});
