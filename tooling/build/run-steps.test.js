import { timeTable } from './run-steps.js';

test('the table of times names every step, its time and the one that failed', () => {
  const results = [
    { name: 'lint', took: 2_040, passed: true },
    { name: 'test:functions', took: 123_460, passed: false },
  ];
  expect(timeTable(results).split('\n')).toEqual([
    'lint               2.0 s',
    'test:functions   123.5 s failed',
    'all              125.5 s',
  ]);
});
