import { printOf, runOn } from './print-size';

const lines = (count: number) => Array.from({ length: count }, (_, index) => `Step ${index + 1}`).join('\n');

test('a few words are printed large, and in their lines', () => {
  expect(printOf(['5 Beach Road, Sea Point', 'Ring twice.\nThen wait.'])).toEqual({
    size: 10.5,
    runsOn: false,
  });
});

test('many short lines run on, and are no smaller than they have to be', () => {
  expect(printOf(['5 Beach Road', lines(10)]).runsOn).toBe(false);
  expect(printOf(['5 Beach Road', lines(24)])).toEqual({ size: 10.5, runsOn: true });
  expect(printOf([lines(250), lines(250)]).size).toBeLessThan(8);
});

test('more text is never larger', () => {
  const sizes = Array.from({ length: 40 }, (_, index) => printOf(['a'.repeat(100 * index)]).size);
  expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
  expect(sizes.at(-1)).toBe(5);
});

test('a text that runs on keeps each of its lines', () => {
  expect(runOn('Gate 4\n\nRing twice\n')).toBe('Gate 4 / Ring twice');
});
