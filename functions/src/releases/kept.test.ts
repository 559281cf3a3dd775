import { kept } from './kept';

function source(...outcomes: readonly (string | Error)[]) {
  const left = [...outcomes];
  let time = 0;
  const load = jest.fn(async () => {
    const outcome = left.shift();
    if (typeof outcome === 'string') return outcome;
    throw outcome ?? new Error('asked too often');
  });
  const read = kept({ load, freshMs: 30, retryMs: 5, now: () => time });
  function after(ms: number) {
    time += ms;
    return read();
  }
  return { load, read, after };
}

test('a fresh copy is taken as it is, an old one renewed', async () => {
  const { load, read, after } = source('one', 'two');
  expect([await read(), await after(29), await after(1)]).toEqual(['one', 'one', 'two']);
  expect(load).toHaveBeenCalledTimes(2);
});

test('requests at the same time load once', async () => {
  const { load, read } = source('one');
  expect(await Promise.all([read(), read(), read()])).toEqual(['one', 'one', 'one']);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failure leaves the last good copy, and the source alone for a moment', async () => {
  const { load, read, after } = source('one', new Error('down'), 'two');
  expect([await read(), await after(30), await after(4), await after(1)]).toEqual([
    'one',
    'one',
    'one',
    'two',
  ]);
  expect(load).toHaveBeenCalledTimes(3);
});

test('a failure without a copy is reported and not kept', async () => {
  const { read } = source(new Error('down'), 'one');
  await expect(read()).rejects.toThrow('down');
  expect(await read()).toBe('one');
});
