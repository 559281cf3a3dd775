import { error as logError } from 'firebase-functions/logger';
import * as v from 'valibot';
import { served } from './answer';
import { callableByName } from './callable';
import { FUNCTION_OPTIONS } from './options';

jest.mock('firebase-functions/logger', () => ({
  ...jest.requireActual<object>('firebase-functions/logger'),
  error: jest.fn(),
}));
jest.mock('./database', () => ({ database: () => 'the database' }));

const SCHEMAS = { request: v.strictObject({ n: v.number() }), response: v.object({ n: v.number() }) };
const broken = new Error('secret');
const fails = async () => {
  throw broken;
};
const double = jest.fn(async (_: unknown, __: unknown, { n }: { readonly n: number }) => ({ n: 2 * n }));

const serve = callableByName(
  [
    served({ ...SCHEMAS, name: 'double' }, double),
    served({ ...SCHEMAS, name: 'triple', mostBytes: 40_000 }, async (_, __, { n }) => ({ n: 3 * n })),
    served({ ...SCHEMAS, name: 'fail' }, fails),
  ],
  FUNCTION_OPTIONS,
);

const CALLER = { uid: 'u1', token: { phone_number: '+27821234567', auth_time: 1_795_000_000 } };

/** A call as it comes from HTTP. */
function call(data: unknown, size = 9, auth: object | undefined = CALLER): Promise<unknown> {
  const rawRequest = { rawBody: Buffer.alloc(size), headers: {}, socket: {} };
  return serve.run({ data, auth, rawRequest } as unknown as Parameters<typeof serve.run>[0]);
}

const refusalOf = (answer: Promise<unknown>) => answer.catch((error: unknown) => error);

beforeEach(() => double.mockClear());
afterEach(() => {
  delete process.env['FLEETFOOT_APP_CHECK'];
});

test('an operation is called by its name', async () => {
  expect(await call({ operation: 'double', request: { n: 2 } })).toEqual({ n: 4 });
  expect(await call({ operation: 'triple', request: { n: 2 } })).toEqual({ n: 6 });
});

test.each(['', 'doubled', 'DOUBLE', ' double', '__proto__', 'constructor', 'toString', 'operations'])(
  'the name %j is not found, and nothing more is said',
  async (operation) => {
    const unknown = await refusalOf(call({ operation, request: { n: 2 } }));
    expect(unknown).toMatchObject({ code: 'not-found', message: 'There is no such operation.' });
    expect(unknown).toEqual(await refusalOf(call({ operation: 'another', request: null })));
  },
);

const NO_CALLS = [
  undefined,
  null,
  'double',
  [],
  {},
  { n: 2 },
  { operation: 'double' },
  { operation: ['double'], request: { n: 2 } },
  { operation: 'double', request: { n: 2 }, more: 1 },
];

test.each(NO_CALLS)('%j is no call of an operation', async (data) => {
  await expect(call(data)).rejects.toMatchObject({ code: 'invalid-argument' });
  expect(double).not.toHaveBeenCalled();
});

test.each([...NO_CALLS, { operation: 'double', request: { n: 2 } }, { operation: 'other', request: {} }])(
  'a stranger who sends %j learns nothing of what is served',
  async (data) => {
    const refusal = await refusalOf(call(data, 9, {}));
    expect(refusal).toMatchObject({ code: 'unauthenticated' });
    expect(refusal).toEqual(await refusalOf(call({ operation: 'triple', request: null }, 9, {})));
  },
);

test('the request is checked as the named operation says', async () => {
  await expect(call({ operation: 'double', request: { n: 'x', more: 1 } })).rejects.toMatchObject({
    message: 'double: n (number), request (unknown field)',
  });
});

test.each([
  ['double', 16_384, undefined],
  ['double', 16_385, 'double: more than 16384 bytes'],
  ['double', 40_001, 'operations: more than 40000 bytes'],
  ['triple', 40_000, undefined],
  ['triple', 40_001, 'operations: more than 40000 bytes'],
])('a call of %s of %d bytes: %s', async (operation, size, message) => {
  const refusal = await refusalOf(call({ operation, request: { n: 2 } }, size));
  if (message === undefined) expect(refusal).toMatchObject({ n: expect.any(Number) });
  else expect(refusal).toMatchObject({ code: 'invalid-argument', message });
});

test('an unexpected failure is logged once, under the name of its operation', async () => {
  await expect(call({ operation: 'fail', request: { n: 2 } })).rejects.toMatchObject({
    code: 'internal',
    message: 'internal',
  });
  expect(jest.mocked(logError).mock.calls).toEqual([['fail', broken]]);
});

test('a call that no page of ours makes is refused where App Check is enforced', async () => {
  process.env['FLEETFOOT_APP_CHECK'] = 'enforce';
  await expect(call({ operation: 'double', request: { n: 2 } })).rejects.toMatchObject({
    code: 'failed-precondition',
  });
  expect(double).not.toHaveBeenCalled();
});
