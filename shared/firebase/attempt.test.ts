import { attempt, attemptWithin } from './attempt';

test('a call gives its result', async () => {
  expect(await attemptWithin(50, async () => 'done')).toBe('done');
});

test('a rejection becomes an AppError', async () => {
  const denied = Object.assign(new Error('denied'), { code: 'permission-denied' });
  await expect(attempt(() => Promise.reject(denied))).rejects.toMatchObject({
    name: 'AppError',
    code: 'permission-denied',
    cause: denied,
  });
});

test('a call that does not end is given up, and can see that its time is over', async () => {
  let isExpired: () => boolean = () => false;
  const call = attemptWithin(5, (expired) => {
    isExpired = expired;
    return new Promise(() => {});
  });
  await expect(call).rejects.toMatchObject({ name: 'AppError', code: 'timeout' });
  expect(isExpired()).toBe(true);
});
