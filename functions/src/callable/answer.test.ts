import * as v from 'valibot';
import { answer } from './answer';

const operation = {
  name: 'double',
  request: v.object({ n: v.number() }),
  response: v.object({ doubled: v.number() }),
};
const auth = { uid: 'u1', token: { phone_number: '+27821234567' } };

test('hands the use case the caller and the checked request', async () => {
  const useCase = jest.fn(async (_caller: unknown, { n }: { n: number }) => ({ doubled: 2 * n }));
  expect(await answer(operation, { data: { n: 2, more: 'x' }, auth }, useCase)).toEqual({ doubled: 4 });
  expect(useCase).toHaveBeenCalledWith({ uid: 'u1', phoneNumber: '+27821234567' }, { n: 2 });
});

test('lets out only what the operation declares', async () => {
  const useCase = async () => ({ doubled: 4, apiKey: 'secret' });
  expect(await answer(operation, { data: { n: 2 }, auth }, useCase)).toEqual({ doubled: 4 });
});

test.each([undefined, null, {}, { n: '2' }, [], 'text'])(
  'refuses %j before asking who calls',
  async (data) => {
    const useCase = jest.fn();
    await expect(answer(operation, { data }, useCase)).rejects.toMatchObject({ code: 'invalid-argument' });
    expect(useCase).not.toHaveBeenCalled();
  },
);

test('refuses whoever is not signed in', async () => {
  const useCase = jest.fn();
  await expect(answer(operation, { data: { n: 2 } }, useCase)).rejects.toMatchObject({
    code: 'unauthenticated',
  });
  expect(useCase).not.toHaveBeenCalled();
});
