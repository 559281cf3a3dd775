import { aheadAnswered, forgetAhead, takeAhead } from './read-ahead';

const TARGET = {
  path: 'Organizations/o1/Deliveries',
  orderBy: ['created_at', 'desc'],
  pageSize: 50,
} as const;
const ANSWER = { parent: 'p', structuredQuery: {}, lines: [{ readTime: '2026-11-23T10:00:00.5Z' }] };

/** As the page's script leaves it. */
function ask(answer: Promise<unknown>, { at = Date.now() } = {}) {
  Object.assign(globalThis, { fleetfootFirstRead: { read: TARGET, at, answer } });
}

beforeEach(forgetAhead);

test('an answer is taken once, and only by the same query', async () => {
  ask(Promise.resolve(ANSWER));
  expect(takeAhead({ ...TARGET, where: [['status', 'Created']] })).toBeUndefined();
  expect(takeAhead({ ...TARGET, range: { from: 1 } })).toBeUndefined();
  expect(takeAhead({ ...TARGET, path: 'Organizations/o2/Deliveries' })).toBeUndefined();
  expect(await takeAhead({ ...TARGET, where: [], range: {} })).toMatchObject({ documents: [] });
  expect(takeAhead(TARGET)).toBeUndefined();
});

test('an answer that nobody took for long is not shown any more', () => {
  ask(Promise.resolve(ANSWER), { at: Date.now() - 31_000 });
  expect(takeAhead(TARGET)).toBeUndefined();
});

test('an answer of a session that is over is dropped', () => {
  ask(Promise.resolve(ANSWER));
  forgetAhead();
  expect(takeAhead(TARGET)).toBeUndefined();
});

test.each([
  ['nothing', undefined],
  ['a refusal', { ...ANSWER, lines: [{ error: { code: 403, status: 'PERMISSION_DENIED' } }] }],
  ['no lines', { ...ANSWER, lines: [] }],
  ['an error for a list', { ...ANSWER, lines: { error: {} } }],
])('%s is no answer', async (_, answer) => {
  ask(Promise.resolve(answer));
  expect(await takeAhead(TARGET)).toBeUndefined();
});

describe('while it is asked', () => {
  const isOver = async () => {
    let over = false;
    void aheadAnswered().then(() => {
      over = true;
    });
    await jest.advanceTimersByTimeAsync(0);
    return over;
  };
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('other requests leave the connection to it, also when it is taken, for two seconds at most', async () => {
    ask(new Promise(() => {}));
    void takeAhead(TARGET);
    expect(await isOver()).toBe(false);
    let over = false;
    void aheadAnswered().then(() => {
      over = true;
    });
    await jest.advanceTimersByTimeAsync(1_900);
    expect(over).toBe(false);
    await jest.advanceTimersByTimeAsync(200);
    expect(over).toBe(true);
  });

  test('other requests wait no longer than for its answer, and not at all where nothing is asked', async () => {
    expect(await isOver()).toBe(true);
    ask(Promise.resolve(ANSWER));
    expect(await isOver()).toBe(true);
  });
});
