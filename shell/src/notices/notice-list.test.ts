import type { Notice } from '@fleetfoot/shared/contract';
import { NO_NOTICES, unreadIn, withAllRead, withNotices } from './notice-list';

const NOW = new Date('2026-11-24T12:00:00Z');
const DAY_MS = 86_400_000;

function notice(id: string, ageMs = 0): Notice {
  return { id, title: `${id} is delivered`, path: `/deliveries/${id}`, at: new Date(NOW.getTime() - ageMs) };
}

const ids = (kept: typeof NO_NOTICES) => kept.entries.map(({ id }) => id);

test('notices stand in the order in which they happened, the latest first', () => {
  const kept = withNotices(NO_NOTICES, [notice('a', 3_000), notice('b', 1_000)], NOW);
  expect(ids(withNotices(kept, [notice('c', 2_000)], NOW))).toEqual(['b', 'c', 'a']);
});

test('the same notice again is the same, and stays read', () => {
  const read = withAllRead(withNotices(NO_NOTICES, [notice('a'), notice('a')], NOW));
  const kept = withNotices(read, [notice('a'), notice('b')], NOW);
  expect(ids(kept)).toEqual(['b', 'a']);
  expect([unreadIn(read), unreadIn(kept)]).toEqual([0, 1]);
});

test('notices go after seven days, and with the hundredth newer one', () => {
  const old = withNotices(NO_NOTICES, [notice('old', 7 * DAY_MS - 1)], NOW);
  expect(ids(old)).toEqual(['old']);
  expect(ids(withNotices(old, [], new Date(NOW.getTime() + 1)))).toEqual([]);
  const many = Array.from({ length: 100 }, (_, index) => notice(`n${index}`));
  expect(ids(withNotices(old, many, NOW))).toHaveLength(100);
  expect(ids(withNotices(old, many, NOW))).not.toContain('old');
});
