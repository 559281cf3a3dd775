import { AppError } from '@fleetfoot/shared/domain';
import { postFunction } from '@fleetfoot/shared/firebase';
import { cardSecrets } from './card-secrets';

jest.mock('@fleetfoot/shared/firebase', () => ({ postFunction: jest.fn() }));

const post = jest.mocked(postFunction);
const intent = (id: string) => ({ setupIntent: id, customerID: 'cus_1' });
const lost = () => new AppError('offline', 'The answer was lost.');

function attempts(): readonly string[] {
  return post.mock.calls.map(([, request]) => String((request as { attemptID: string }).attemptID));
}

beforeEach(() => {
  post.mockReset();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('a secret is asked for once until it is used up', async () => {
  post.mockResolvedValueOnce(intent('seti_1')).mockResolvedValueOnce(intent('seti_2'));
  const secrets = cardSecrets('acme');
  expect(await Promise.all([secrets.get(), secrets.get()])).toEqual(['seti_1', 'seti_1']);
  secrets.usedUp();
  expect(await secrets.get()).toBe('seti_2');
  expect(new Set(attempts()).size).toBe(2);
});

test('a refused secret is asked for again as the same attempt', async () => {
  post.mockRejectedValueOnce(new AppError('internal', 'down')).mockResolvedValueOnce(intent('seti_1'));
  const secrets = cardSecrets('acme');
  await expect(secrets.get()).rejects.toMatchObject({
    userMessage: 'Failed to create Setup Intent. Please try again later.',
  });
  expect(await secrets.get()).toBe('seti_1');
  expect(new Set(attempts()).size).toBe(1);
});

test('a secret whose answer was lost is asked for again by itself, as the same attempt', async () => {
  post.mockRejectedValueOnce(lost()).mockRejectedValueOnce(lost()).mockResolvedValueOnce(intent('seti_1'));
  const secret = cardSecrets('acme').get();
  await jest.advanceTimersByTimeAsync(3_000);
  expect(await secret).toBe('seti_1');
  expect(attempts()).toHaveLength(3);
  expect(new Set(attempts()).size).toBe(1);
});

test('a secret is given up after four lost answers', async () => {
  post.mockRejectedValue(lost());
  const failed = expect(cardSecrets('acme').get()).rejects.toMatchObject({
    userMessage: 'Failed to create Setup Intent. Please try again later.',
  });
  await jest.advanceTimersByTimeAsync(7_000);
  await failed;
  expect(post).toHaveBeenCalledTimes(4);
});

test('a limit that was met is not asked for again, and says itself when it is over', async () => {
  const userMessage = 'It is possible again from midnight.';
  post.mockRejectedValue(new AppError('resource-exhausted', 'met', { userMessage }));
  await expect(cardSecrets('acme').get()).rejects.toMatchObject({ userMessage });
  expect(post).toHaveBeenCalledTimes(1);
});
