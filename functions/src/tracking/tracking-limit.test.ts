import { trackingLimit } from './tracking-limit';

const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000);

test('an address that guesses has thirty tries, and some more with time', () => {
  const { admit } = trackingLimit();
  const guess = (number: number, seconds = 0) => {
    const settle = admit('203.0.113.7', `guess${number}`, at(seconds));
    if (typeof settle === 'number') return settle;
    settle(false);
    return 'let in';
  };
  expect(new Set(Array.from({ length: 30 }, (_, number) => guess(number)))).toEqual(new Set(['let in']));
  expect(guess(31)).toBe(20);
  expect(guess(32, 20)).toBe('let in');
  expect(guess(33, 20)).toBe(20);
});

test('an address whose tokens open something is let in as often as its tokens are', () => {
  const { admit } = trackingLimit();
  for (let number = 0; number < 500; number += 1) {
    const settle = admit('203.0.113.7', `token${number % 50}`, at(0));
    if (typeof settle === 'number') throw new Error(`refused after ${number}`);
    settle(true);
  }
});

test('a token has sixty requests a minute, from wherever', () => {
  const { admit } = trackingLimit();
  const ask = (number: number, seconds = 0) => {
    const settle = admit(`203.0.113.${number}`, 'token', at(seconds));
    if (typeof settle === 'number') return settle;
    settle(true);
    return 'let in';
  };
  for (let number = 0; number < 60; number += 1) expect(ask(number)).toBe('let in');
  expect(ask(61)).toBe(1);
  expect(ask(61, 1)).toBe('let in');
});

test('a token that opened something lately is let in from an address that guesses', () => {
  const { admit } = trackingLimit();
  const ask = (token: string, isFound: boolean) => {
    const settle = admit('203.0.113.7', token, at(0));
    if (typeof settle === 'number') return 'refused';
    settle(isFound);
    return 'let in';
  };
  expect(ask('token', true)).toBe('let in');
  for (let number = 0; number < 30; number += 1) ask(`guess${number}`, false);
  expect([ask('another', true), ask('token', true)]).toEqual(['refused', 'let in']);
  // Revoked meanwhile: from now on it is a guess as any other.
  expect([ask('token', false), ask('token', false)]).toEqual(['let in', 'refused']);
});

test('a guessing address is refused before a token that others use loses anything', () => {
  const { admit } = trackingLimit();
  for (let number = 0; number < 200; number += 1) admit('203.0.113.7', 'token', at(0));
  expect(typeof admit('198.51.100.1', 'token', at(0))).toBe('function');
});
