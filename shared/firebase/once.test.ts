import { once } from './once';

test('a promise is created once and kept', async () => {
  const make = jest.fn(async () => 'sdk');
  const get = once(make);
  expect(await Promise.all([get(), get()])).toEqual(['sdk', 'sdk']);
  expect(make).toHaveBeenCalledTimes(1);
});

test('a failure is not kept', async () => {
  const make = jest
    .fn<Promise<string>, []>()
    .mockRejectedValueOnce(new Error('chunk'))
    .mockResolvedValue('sdk');
  const get = once(make);
  await expect(get()).rejects.toThrow('chunk');
  expect(get.current()).toBeUndefined();
  expect(await get()).toBe('sdk');
});

test('a forgotten promise is created again', async () => {
  let count = 0;
  const get = once(async () => ++count);
  await get();
  get.forget();
  expect(await get()).toBe(2);
});
