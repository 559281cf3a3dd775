import { isFiltered, logPath, parseLogFilter, WHOLE_LOG } from './log-filter';

test.each([
  ['', WHOLE_LOG],
  ['status=4xx', { ...WHOLE_LOG, status: '4xx' }],
  ['status=2xx&method=POST&mode=test', { status: '2xx', method: 'POST', mode: 'test' }],
])('the filter of %j is read and written unchanged', (query, filter) => {
  expect(parseLogFilter(new URLSearchParams(query))).toEqual(filter);
  expect(logPath(parseLogFilter(new URLSearchParams(query)))).toBe(query ? `/api?${query}` : '/api');
  expect(isFiltered(parseLogFilter(new URLSearchParams(query)))).toBe(query !== '');
});

test.each(['status=3xx', 'method=get', 'mode=%00', 'other=1'])(
  'the unknown filter %s matches everything',
  (query) => {
    expect(parseLogFilter(new URLSearchParams(query))).toEqual(WHOLE_LOG);
  },
);
