import { filledForm } from '../testing/filled-form';
import { EMPTY_DELIVERY } from '../typed-delivery';
import type { DeliveryDraft } from './delivery-draft';
import { type DraftSource, draftSession } from './draft-session';

const TYPED = filledForm({ external_id: 'ORD-7' });
const BEFORE: DeliveryDraft = { id: 'before-1', values: filledForm() };

const NOON = Date.parse('2026-11-25T10:00:00Z');

function open(found: DeliveryDraft | undefined, source: Partial<DraftSource> = {}) {
  const memory = { value: undefined, write: jest.fn(), discard: jest.fn() };
  const copy = {
    read: jest.fn(async () => found),
    write: jest.fn(async () => {}),
    discard: jest.fn(async () => {}),
  };
  const calls = { isTaken: async () => false, report: () => {}, now: () => new Date(NOON) };
  const session = draftSession({ memory, copy, ...calls, ...source });
  const close = session.open();
  return { session, close, memory, copy, settle: () => jest.advanceTimersByTimeAsync(1_100) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a form begins empty, under an id of its own', async () => {
  const { session, settle, copy } = open(undefined);
  expect(session.getState()).toMatchObject({ start: { values: EMPTY_DELIVERY }, isLooking: true });
  await settle();
  expect(session.getState().isLooking).toBe(false);
  expect(copy.write).not.toHaveBeenCalled();
});

test('a draft from before a reload or a sign-out is taken up', async () => {
  const { session, settle, memory } = open(BEFORE);
  await settle();
  expect(session.getState().start).toEqual(BEFORE);
  expect(memory.write).toHaveBeenCalledWith(BEFORE);
});

test('a draft whose delivery was sent already is ignored', async () => {
  const { session, settle } = open(BEFORE, { isTaken: async (id) => id === 'before-1' });
  await settle();
  expect(session.getState().start.values).toEqual(EMPTY_DELIVERY);
});

test("the draft in memory is newer than the server's", async () => {
  const value = { id: 'now-1', values: TYPED };
  const memory = { value, write: jest.fn(), discard: jest.fn() };
  const { session, settle, copy } = open(BEFORE, { memory });
  await settle();
  expect(session.getState().start).toBe(value);
  expect(copy.read).not.toHaveBeenCalled();
});

test('typed values go to memory at once and to the server soon', async () => {
  const { session, settle, memory, copy } = open(undefined);
  await settle();
  session.keep({ values: TYPED });
  expect(memory.write).toHaveBeenCalledWith(expect.objectContaining({ values: TYPED }));
  await settle();
  expect(copy.write).toHaveBeenCalledTimes(1);
});

test('unwritten values are written when the page is left', async () => {
  const { session, settle, copy, close } = open(undefined);
  await settle();
  session.keep({ values: TYPED });
  close();
  await jest.advanceTimersByTimeAsync(0);
  expect(copy.write).toHaveBeenCalledTimes(1);
});

test('a draft found after typing began is offered, and neither overwrites the other', async () => {
  const { session, settle, copy } = open(BEFORE);
  session.keep({ values: TYPED });
  await settle();
  session.keep({ values: { ...TYPED, external_id: 'ORD-8' } });
  await settle();
  expect(session.getState()).toMatchObject({ start: { values: EMPTY_DELIVERY }, offered: BEFORE });
  expect(copy.write).not.toHaveBeenCalled();
  session.takeOffered();
  expect(session.getState()).toMatchObject({ start: BEFORE, offered: undefined });
  await settle();
  expect(copy.write).toHaveBeenCalledWith(BEFORE);
});

test('a declined draft is replaced by the values being typed', async () => {
  const { session, settle, copy } = open(BEFORE);
  session.keep({ values: TYPED });
  await settle();
  session.leaveOffered();
  await settle();
  expect(copy.write).toHaveBeenCalledWith(expect.objectContaining({ values: TYPED }));
});

test('a repeated delivery takes up only its own draft', async () => {
  const begin = { id: 'new-1', values: TYPED, of: 'delivery-1' };
  const other = open(BEFORE, { begin });
  await other.settle();
  expect(other.session.getState().start).toBe(begin);
  const own = open({ ...BEFORE, of: 'delivery-1' }, { begin });
  await own.settle();
  expect(own.session.getState().start.id).toBe('before-1');
});

test('an unreadable copy offers no draft, and later values are still copied', async () => {
  const copy = { read: () => Promise.reject(new Error('offline')), write: jest.fn(), discard: jest.fn() };
  const { session, settle } = open(undefined, { copy });
  session.keep({ values: TYPED });
  await settle();
  expect(session.getState().isLooking).toBe(false);
  expect(session.getState().offered).toBeUndefined();
  await settle();
  expect(copy.write).toHaveBeenCalledTimes(1);
});

test('values that the page filled in are no typing', async () => {
  const { session, settle, memory } = open(undefined);
  await settle();
  session.fill({ pickup: TYPED.pickup });
  expect(session.latest().values.pickup).toEqual(TYPED.pickup);
  session.keep({ values: { ...EMPTY_DELIVERY, pickup: TYPED.pickup } });
  expect(memory.write).not.toHaveBeenCalled();
});

test('a kept draft is told from what a form begins with', async () => {
  const { session, settle } = open(BEFORE);
  await settle();
  expect(session.getState().kept).toBe(BEFORE);
  const repeated = open({ ...BEFORE, of: 'delivery-1' }, { begin: { ...BEFORE, of: 'delivery-1' } });
  await repeated.settle();
  expect(repeated.session.getState().kept).toBeUndefined();
});

test('a draft knows when it was typed', async () => {
  const { session, settle, copy } = open(undefined);
  session.keep({ values: TYPED });
  await settle();
  expect(copy.write).toHaveBeenCalledWith(expect.objectContaining({ at: NOON }));
});

test('a cleared form is empty, also on the server, and comes back by undo', async () => {
  const { session, settle, memory, copy } = open(BEFORE);
  await settle();
  session.clear();
  await settle();
  expect(session.getState()).toMatchObject({ start: { values: EMPTY_DELIVERY }, cleared: BEFORE, round: 1 });
  expect(session.getState().kept).toBeUndefined();
  expect(memory.discard).toHaveBeenCalled();
  expect(copy.discard).toHaveBeenCalled();
  session.undoClear();
  await settle();
  expect(session.getState()).toMatchObject({ start: BEFORE, kept: BEFORE });
  expect(copy.write).toHaveBeenLastCalledWith(BEFORE);
});

test('a clearing is not undone once something else is typed', async () => {
  const { session, settle } = open(BEFORE);
  await settle();
  session.clear();
  session.keep({ values: TYPED });
  session.undoClear();
  expect(session.getState().cleared).toBeUndefined();
  expect(session.latest().values).toEqual(TYPED);
});

test('the next delivery has another id', async () => {
  const { session } = open(undefined);
  const { id } = session.getState().start;
  session.discard();
  session.restart();
  expect(session.getState()).toMatchObject({ start: { values: EMPTY_DELIVERY }, round: 1 });
  expect(session.getState().start.id).not.toBe(id);
});
