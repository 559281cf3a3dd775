import { startAutosave } from './autosave';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('saves every minute and once more at the end', async () => {
  const save = jest.fn(async () => {});
  const autosave = startAutosave(save);
  await jest.advanceTimersByTimeAsync(120_000);
  expect(save).toHaveBeenCalledTimes(2);
  await autosave.finish();
  await jest.advanceTimersByTimeAsync(120_000);
  expect(save).toHaveBeenCalledTimes(3);
});

test('the last save waits for a running one', async () => {
  const order: string[] = [];
  const save = async () => {
    order.push('begin');
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    order.push('end');
  };
  const autosave = startAutosave(save);
  await jest.advanceTimersByTimeAsync(61_000);
  const finished = autosave.finish();
  await jest.advanceTimersByTimeAsync(20_000);
  await finished;
  expect(order).toEqual(['begin', 'end', 'begin', 'end']);
});

test('a failed save does not stop later saves; the last save reports its failure', async () => {
  const save = jest.fn(() => Promise.reject(new Error('disk full')));
  const autosave = startAutosave(save);
  await jest.advanceTimersByTimeAsync(120_000);
  expect(save).toHaveBeenCalledTimes(2);
  await expect(autosave.finish()).rejects.toThrow('disk full');
});
