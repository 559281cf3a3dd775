import { RE2JS } from './no-pipelines.js';

test('a pipeline of Firestore fails at its first try, and says why', () => {
  expect(() => RE2JS.compile('a+')).toThrow('Pipelines of Firestore cannot be used');
});
