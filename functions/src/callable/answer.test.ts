import * as v from 'valibot';
import { answer } from './answer';

const operation = {
  name: 'double',
  request: v.strictObject({ n: v.number() }),
  response: v.object({ doubled: v.number() }),
};
const auth = { uid: 'u1', token: { phone_number: '+27821234567' } };

test('hands the use case the caller and the checked request', async () => {
  const useCase = jest.fn(async (_caller: unknown, { n }: { n: number }) => ({ doubled: 2 * n }));
  expect(await answer(operation, { data: { n: 2 }, size: 9, auth }, useCase)).toEqual({ doubled: 4 });
  expect(useCase).toHaveBeenCalledWith({ uid: 'u1', phoneNumber: '+27821234567' }, { n: 2 });
});

test('lets out only what the operation declares', async () => {
  const useCase = async () => ({ doubled: 4, apiKey: 'secret' });
  expect(await answer(operation, { data: { n: 2 }, size: 9, auth }, useCase)).toEqual({ doubled: 4 });
});

test.each([undefined, null, {}, { n: '2' }, { n: 2, more: 'x' }, [], 'text'])(
  'refuses %j before asking who calls',
  async (data) => {
    const useCase = jest.fn();
    await expect(answer(operation, { data, size: 9 }, useCase)).rejects.toMatchObject({
      code: 'invalid-argument',
    });
    expect(useCase).not.toHaveBeenCalled();
  },
);

test('refuses whoever is not signed in', async () => {
  const useCase = jest.fn();
  await expect(answer(operation, { data: { n: 2 }, size: 9 }, useCase)).rejects.toMatchObject({
    code: 'unauthenticated',
  });
  expect(useCase).not.toHaveBeenCalled();
});

test('refuses a request of another size than a form sends, unread', async () => {
  const useCase = jest.fn(async () => ({ doubled: 4 }));
  const data = { n: 2 };
  await expect(answer(operation, { data, size: 16_385, auth }, useCase)).rejects.toMatchObject({
    code: 'invalid-argument',
    message: 'double: more than 16384 bytes',
  });
  expect(useCase).not.toHaveBeenCalled();
  expect(await answer(operation, { data, size: 16_384, auth }, useCase)).toEqual({ doubled: 4 });
});

test('looks at larger requests where the operation says so', async () => {
  const roomy = { ...operation, mostBytes: 40_000 };
  const useCase = async () => ({ doubled: 4 });
  expect(await answer(roomy, { data: { n: 2 }, size: 40_000, auth }, useCase)).toEqual({ doubled: 4 });
  await expect(answer(roomy, { data: { n: 2 }, size: 40_001, auth }, useCase)).rejects.toMatchObject({
    message: 'double: more than 40000 bytes',
  });
});

test('tells which field is wrong, not what was sent', async () => {
  await expect(answer(operation, { data: { n: 'secret' }, size: 9, auth }, jest.fn())).rejects.toMatchObject({
    message: 'double: n (number)',
  });
});
