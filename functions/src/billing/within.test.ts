import { within } from './within';

test('gives what the work gives', async () => {
  expect(await within(50, Promise.resolve('done'))).toBe('done');
  await expect(within(50, Promise.reject(new Error('no')))).rejects.toThrow('no');
});

test('tells when it takes too long', async () => {
  await expect(within(5, new Promise(() => {}))).rejects.toMatchObject({ code: 'timeout' });
});
