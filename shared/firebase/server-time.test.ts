import { SERVER_TIME, withServerTime } from './server-time';

test('replaces the sentinel at any depth and leaves everything else', () => {
  const date = new Date(0);
  const data = { at: SERVER_TIME, deep: { list: [SERVER_TIME, 1], date }, empty: undefined, none: null };
  expect(withServerTime(data, () => 'now')).toEqual({
    at: 'now',
    deep: { list: ['now', 1], date },
    empty: undefined,
    none: null,
  });
});
