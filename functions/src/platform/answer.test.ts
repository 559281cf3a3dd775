import * as v from 'valibot';
import { answer, describeIssues } from './answer';

const operation = {
  name: 'double',
  request: v.strictObject({ n: v.number() }),
  response: v.object({ doubled: v.number() }),
};
const auth = { uid: 'u1', token: { phone_number: '+27821234567', auth_time: 1_795_000_000 } };

test('the use case gets the caller and the checked request', async () => {
  const useCase = jest.fn(async (_caller: unknown, { n }: { n: number }) => ({ doubled: 2 * n }));
  expect(await answer(operation, { data: { n: 2 }, size: 9, auth }, useCase)).toEqual({ doubled: 4 });
  const caller = { uid: 'u1', phoneNumber: '+27821234567', session: 1_795_000_000, address: '' };
  expect(useCase).toHaveBeenCalledWith(caller, { n: 2 });
});

test('the answer holds only fields that the operation declares', async () => {
  const useCase = async () => ({ doubled: 4, apiKey: 'secret' });
  expect(await answer(operation, { data: { n: 2 }, size: 9, auth }, useCase)).toEqual({ doubled: 4 });
});

test.each([undefined, null, {}, { n: '2' }, { n: 2, more: 'x' }, [], 'text'])(
  'the request %j is refused, and told what is wrong only to a caller who is signed in',
  async (data) => {
    const useCase = jest.fn();
    await expect(answer(operation, { data, size: 9, auth }, useCase)).rejects.toMatchObject({
      code: 'invalid-argument',
    });
    const refusals = [data, { n: 2 }].map((sent) =>
      answer(operation, { data: sent, size: 9 }, useCase).catch((error: unknown) => error),
    );
    const [wrong, right] = await Promise.all(refusals);
    expect(wrong).toMatchObject({ code: 'unauthenticated' });
    expect(wrong).toEqual(right);
    expect(useCase).not.toHaveBeenCalled();
  },
);

test('a request larger than a form sends is refused unread', async () => {
  const useCase = jest.fn(async () => ({ doubled: 4 }));
  const data = { n: 2 };
  await expect(answer(operation, { data, size: 16_385, auth }, useCase)).rejects.toMatchObject({
    code: 'invalid-argument',
    message: 'double: more than 16384 bytes',
  });
  expect(useCase).not.toHaveBeenCalled();
  expect(await answer(operation, { data, size: 16_384, auth }, useCase)).toEqual({ doubled: 4 });
});

test('an operation may allow larger requests', async () => {
  const roomy = { ...operation, mostBytes: 40_000 };
  const useCase = async () => ({ doubled: 4 });
  expect(await answer(roomy, { data: { n: 2 }, size: 40_000, auth }, useCase)).toEqual({ doubled: 4 });
  await expect(answer(roomy, { data: { n: 2 }, size: 40_001, auth }, useCase)).rejects.toMatchObject({
    message: 'double: more than 40000 bytes',
  });
});

test('the refusal names the wrong field, not its value', async () => {
  await expect(answer(operation, { data: { n: 'secret' }, size: 9, auth }, jest.fn())).rejects.toMatchObject({
    message: 'double: n (number)',
  });
});

const DescribedSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^\w+$/)),
  user: v.strictObject({ email: v.pipe(v.string(), v.email('Enter an address.')) }),
});

function told(data: unknown): string {
  return describeIssues(v.safeParse(DescribedSchema, data).issues ?? []);
}

test.each([
  [null, 'request (strict_object)'],
  [{ id: 'i' }, 'user (strict_object)'],
  [{ id: 'se/cret', user: { email: 'secret' } }, 'id (regex), user.email (email)'],
  [{ id: 'i', user: { email: 'a@b.co.za', secret: 1 } }, 'user (unknown field)'],
  [{ id: 7, user: { email: 'a@b.co.za' }, secret: 1 }, 'id (string), request (unknown field)'],
])('the issues of %j are described as %s', (data, text) => {
  expect(told(data)).toBe(text);
});
