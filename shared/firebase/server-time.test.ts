import { SERVER_TIME, withServerTime } from './server-time';

test('the sentinel is replaced at any depth, everything else is left', () => {
  const date = new Date(0);
  const data = { at: SERVER_TIME, deep: { list: [SERVER_TIME, 1], date }, empty: undefined, none: null };
  expect(withServerTime(data, () => 'now')).toEqual({
    at: 'now',
    deep: { list: ['now', 1], date },
    empty: undefined,
    none: null,
  });
});
