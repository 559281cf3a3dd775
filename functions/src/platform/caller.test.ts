import { callerOf } from './caller';

test('a user who signed in by phone is the caller', () => {
  const token = { phone_number: '+27821234567', auth_time: 1_795_000_000 };
  expect(callerOf({ uid: 'u1', token }, '203.0.113.7')).toEqual({
    ...{ uid: 'u1', phoneNumber: '+27821234567' },
    ...{ session: 1_795_000_000, address: '203.0.113.7' },
  });
});

test.each([
  ['a request without a token', undefined],
  ['a garbage token on the emulator', { uid: null, token: {} }],
  ['an empty uid', { uid: '', token: { phone_number: '+27821234567', auth_time: 1 } }],
  ['a token without a number', { uid: 'u1', token: { auth_time: 1 } }],
  ['a token with an empty number', { uid: 'u1', token: { phone_number: '', auth_time: 1 } }],
  ['a token with a number of another type', { uid: 'u1', token: { phone_number: 27, auth_time: 1 } }],
  ['an uid without a token', { uid: 'u1' }],
  [
    'a token that does not say when its user signed in',
    { uid: 'u1', token: { phone_number: '+27821234567' } },
  ],
])('%s is refused', (_, auth) => {
  expect(() => callerOf(auth)).toThrow(expect.objectContaining({ code: 'unauthenticated' }));
});
