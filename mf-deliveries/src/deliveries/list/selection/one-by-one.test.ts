import { AppError } from '@fleetfoot/shared/domain';
import { oneByOne } from './one-by-one';

const ITEMS = ['a', 'b', 'c', 'd'];

function run(act: (item: string) => Promise<string>, isStopped: () => boolean = () => false) {
  return oneByOne({ items: ITEMS, act, onProgress: () => {}, isStopped, onFailure: () => {} });
}

test('items are worked on one after another, and each is counted', async () => {
  const counts: number[] = [];
  let running = 0;
  const outcome = await oneByOne({
    items: ITEMS,
    async act(item) {
      running += 1;
      expect(running).toBe(1);
      await Promise.resolve();
      running -= 1;
      return item.toUpperCase();
    },
    onProgress: (count) => counts.push(count),
    isStopped: () => false,
    onFailure: () => {},
  });
  expect(outcome.done.map(({ result }) => result)).toEqual(['A', 'B', 'C', 'D']);
  expect(counts).toEqual([1, 2, 3, 4]);
});

test('an item that fails by itself does not keep the others from their turn', async () => {
  const { done, failed, left } = await run(async (item) => {
    if (item === 'b') throw new AppError('failed-precondition', 'no', { userMessage: 'It is paid now.' });
    return item;
  });
  expect(done.map(({ item }) => item)).toEqual(['a', 'c', 'd']);
  expect(failed).toEqual([{ item: 'b', reason: 'It is paid now.', isInDoubt: false }]);
  expect(left).toEqual([]);
});

test('being offline ends it, and what was not tried is named', async () => {
  const { done, failed, left } = await run(async (item) => {
    if (item === 'b') throw new AppError('offline', 'no network');
    return item;
  });
  expect([done.length, failed.map(({ item }) => item), left]).toEqual([1, ['b'], ['c', 'd']]);
});

test('a stop is obeyed before the next item', async () => {
  let count = 0;
  const { done, left } = await run(
    async (item) => {
      count += 1;
      return item;
    },
    () => count === 2,
  );
  expect([done.length, left]).toEqual([2, ['c', 'd']]);
});

test('a lost answer is not called a failure', async () => {
  const { failed } = await run(async () => {
    throw new AppError('timeout', 'late', { isInDoubt: true });
  });
  expect(failed).toEqual([
    { item: 'a', reason: 'The answer was lost. See what is there now.', isInDoubt: true },
  ]);
});
