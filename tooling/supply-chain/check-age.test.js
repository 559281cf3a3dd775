import { judgeAge, lookUp } from './check-age.js';

const now = Date.parse('2026-06-15T12:00:00Z');
const context = { now, settled: 3, early: {} };
const a = { name: 'a', version: '1.0.0' };
const b = { name: '@scope/b', version: '2.0.0' };
const published = (time) => new Map([['a@1.0.0', time]]);

test('a version that is a week old passes', () => {
  expect(judgeAge([a], published('2026-06-08T12:00:00Z'), context)).toEqual({
    status: 'ok',
    summary: '3 versions by history, 1 by publish time, none younger than 7 days',
    problems: [],
  });
});

test('a second less than a week fails, and says until when', () => {
  expect(judgeAge([a], published('2026-06-08T12:00:01Z'), context)).toMatchObject({
    status: 'failed',
    problems: ['a@1.0.0: published 2026-06-08, old enough on 2026-06-15T12:00 UTC'],
  });
});

test('a version taken early for an advisory passes', () => {
  const early = { 'a@1.0.0': 'closes a hole' };
  expect(judgeAge([a], published('2026-06-14T00:00:00Z'), { ...context, early }).status).toBe('ok');
});

test('an unknown age is no pass; a young version beside it still fails', () => {
  expect(judgeAge([b], new Map(), context)).toMatchObject({
    status: 'not checked',
    summary: expect.stringContaining('1 of unknown age, such as @scope/b@2.0.0'),
  });
  expect(judgeAge([a, b], published('2026-06-14T00:00:00Z'), context).status).toBe('failed');
});

test('a source is asked only for dates that the sources before it lack', async () => {
  const asked = [];
  const place = (times) => async (names) => {
    asked.push(names);
    return new Map(Object.entries(times));
  };
  const known = await lookUp(
    [a, b, { name: 'a', version: '1.1.0' }],
    [place({ a: { '1.0.0': '2020-01-01' } }), place({ a: { '1.1.0': '2021-01-01' } }), place({})],
  );
  expect(asked).toEqual([['a', '@scope/b'], ['@scope/b', 'a'], ['@scope/b']]);
  expect(Object.fromEntries(known)).toEqual({ 'a@1.0.0': '2020-01-01', 'a@1.1.0': '2021-01-01' });
});

test('a look-up ends as soon as every date is known', async () => {
  const never = jest.fn();
  await lookUp([a], [async () => new Map([['a', { '1.0.0': '2020-01-01' }]]), never]);
  expect(never).not.toHaveBeenCalled();
});
