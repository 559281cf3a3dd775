import { createServerContact } from './server-contact';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function scene() {
  let isVisible = true;
  let answers: () => Promise<unknown> = async () => undefined;
  const ask = jest.fn(() => answers());
  const reconnect = jest.fn(async () => undefined);
  const contact = createServerContact({ ask, reconnect, isVisible: () => isVisible });
  const told: boolean[] = [];
  const stop = contact.subscribe(() => told.push(contact.isSilent()));
  return {
    ...{ ask, reconnect, contact, told, stop },
    answer: (next: () => Promise<unknown>) => {
      answers = next;
    },
    show: (visible: boolean) => {
      isVisible = visible;
    },
    after: (ms: number) => jest.advanceTimersByTimeAsync(ms),
  };
}

const never = () => new Promise(() => {});
const refused = () => Promise.reject(new Error('unavailable'));

test('a server that answers is asked now and then and is never silent', async () => {
  const { ask, told, after } = scene();
  await after(60_000);
  expect(ask.mock.calls.length).toBeGreaterThan(4);
  expect(ask.mock.calls.length).toBeLessThan(9);
  expect(told).toEqual([]);
});

test('a server that is heard anyway is not asked', async () => {
  const { ask, contact, after } = scene();
  for (let second = 0; second < 60; second += 5) {
    contact.heard();
    await after(5_000);
  }
  expect(ask).not.toHaveBeenCalled();
});

test.each([
  ['says nothing', never],
  ['cannot be reached', refused],
])('a server that %s is silent after little more than ten seconds', async (_, answers) => {
  const { contact, told, answer, after } = scene();
  const last = contact.heardAt();
  answer(answers);
  await after(9_000);
  expect(told).toEqual([]);
  await after(4_000);
  expect(told).toEqual([true]);
  expect(contact.heardAt()).toBe(last);
});

test('a server that answers again is silent no more', async () => {
  const { told, answer, after } = scene();
  answer(refused);
  await after(20_000);
  answer(async () => undefined);
  await after(1_000);
  expect(told).toEqual([true, false]);
});

test('a hidden page asks nothing, and is not out of date the moment it is seen again', async () => {
  const { ask, told, show, after } = scene();
  show(false);
  await after(3_600_000);
  expect(ask).not.toHaveBeenCalled();
  show(true);
  await after(5_000);
  expect(told).toEqual([]);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a contact without a subscriber asks nobody', async () => {
  const { ask, stop, after } = scene();
  stop();
  await after(60_000);
  expect(ask).not.toHaveBeenCalled();
});

test('a silent server is asked over a new connection, and over another after longer and longer pauses', async () => {
  const { reconnect, answer, after } = scene();
  answer(never);
  await after(11_000);
  expect(reconnect).not.toHaveBeenCalled();
  await after(2_000);
  expect(reconnect).toHaveBeenCalledTimes(1);
  await after(20_000);
  expect(reconnect).toHaveBeenCalledTimes(2);
  await after(38_000);
  expect(reconnect).toHaveBeenCalledTimes(2);
  await after(2_000);
  expect(reconnect).toHaveBeenCalledTimes(3);
  await after(240_000);
  expect(reconnect).toHaveBeenCalledTimes(6);
});

test('a server that was heard meanwhile gets no new connection, and one at once when it is silent again', async () => {
  const { reconnect, contact, answer, after } = scene();
  answer(refused);
  await after(13_000);
  answer(async () => undefined);
  await after(60_000);
  expect(reconnect).toHaveBeenCalledTimes(1);
  answer(refused);
  contact.heard();
  await after(13_000);
  expect(reconnect).toHaveBeenCalledTimes(2);
});

test('somebody who does not want to wait gets a new connection at once, and the next one comes later for it', async () => {
  const { reconnect, contact, answer, after } = scene();
  answer(refused);
  await after(11_000);
  contact.renew();
  expect(reconnect).toHaveBeenCalledTimes(1);
  await after(19_000);
  expect(reconnect).toHaveBeenCalledTimes(1);
  await after(2_000);
  expect(reconnect).toHaveBeenCalledTimes(2);
});
