import { GUARDED_WITHOUT_END, isTrusted, NEVER_GUARDED } from './session';

const NOW = new Date('2026-11-22T10:00:00Z');

test.each([
  ['trusted from its beginning', { guardedUntil: NEVER_GUARDED }, true],
  ['guarded until this moment', { guardedUntil: NOW }, true],
  ['guarded a moment longer', { guardedUntil: new Date(NOW.getTime() + 1) }, false],
  ['guarded without an end', { guardedUntil: GUARDED_WITHOUT_END }, false],
  ['ended', { guardedUntil: NEVER_GUARDED, endedAt: NOW }, false],
])('A session that is %s is trusted: %j %s', (_, session, expected) => {
  expect(isTrusted(session, NOW)).toBe(expected);
});
