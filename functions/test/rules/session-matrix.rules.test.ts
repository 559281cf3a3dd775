import { ON_GUARDED, OPEN_COLLECTIONS, SESSION_MATRIX_CHECKS } from './session-matrix';
import { testChecks, useWorld } from './use-world';

testChecks(SESSION_MATRIX_CHECKS, useWorld());

test('Every collection that is open to anybody has a decision for guarded sign-ins', () => {
  expect(Object.keys(ON_GUARDED).sort()).toEqual([...OPEN_COLLECTIONS].sort());
});
