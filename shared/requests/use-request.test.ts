import { AppError, type AppErrorCode } from '@fleetfoot/shared/domain';
import { act, renderHook } from '@testing-library/react';
import { type Ask, useRequest } from './use-request';

/** A read whose answers the test gives, in the order in which they were asked for. */
function asked() {
  const open: { resolve(data: string): void; reject(error: unknown): void; signal: AbortSignal }[] = [];
  const ask: Ask<string> = jest.fn(
    (signal) => new Promise((resolve, reject) => open.push({ resolve, reject, signal })),
  );
  const at = (index: number) => {
    const found = open[index];
    if (!found) throw new Error(`Nothing was asked for the ${index + 1}. time.`);
    return found;
  };
  return {
    ask,
    answer: (index: number, data: string) => act(async () => at(index).resolve(data)),
    refuse: (index: number, code: AppErrorCode = 'offline') =>
      act(async () => at(index).reject(new AppError(code, 'test'))),
    signal: (index: number) => at(index).signal,
  };
}

function setUp(ask: Ask<string> | undefined) {
  const onFailure = jest.fn();
  const hook = renderHook(({ given }) => useRequest(given, onFailure), { initialProps: { given: ask } });
  const shown = () => hook.result.current.result;
  return { ...hook, onFailure, shown };
}

test('an answer is shown when it is there', async () => {
  const read = asked();
  const { shown } = setUp(read.ask);
  expect(shown()).toEqual({ status: 'loading' });
  await read.answer(0, 'card');
  expect(shown()).toEqual({ status: 'ready', data: 'card', offline: false });
});

test('a failure is shown, and a retry loads again', async () => {
  const read = asked();
  const { shown, onFailure } = setUp(read.ask);
  await read.refuse(0);
  const failed = shown();
  if (failed.status !== 'error') throw new Error('An error was expected.');
  expect(failed.error.userMessage).toMatch(/You are offline/);
  expect(onFailure).toHaveBeenCalledTimes(1);
  act(() => failed.retry());
  expect(shown()).toEqual({ status: 'loading' });
  await read.answer(1, 'card');
  expect(shown()).toMatchObject({ data: 'card' });
});

test('a failed read is asked again when the connection is back, an answered one is not', async () => {
  const read = asked();
  const { shown } = setUp(read.ask);
  await read.refuse(0);
  act(() => void window.dispatchEvent(new Event('online')));
  await read.answer(1, 'card');
  expect(shown()).toMatchObject({ data: 'card' });
  act(() => void window.dispatchEvent(new Event('online')));
  expect(read.ask).toHaveBeenCalledTimes(2);
});

test('a reload keeps the shown value until the new answer, and an older answer is ignored', async () => {
  const read = asked();
  const { result, shown } = setUp(read.ask);
  await read.answer(0, 'old');
  act(() => {
    void result.current.reload();
    void result.current.reload();
  });
  expect(shown()).toMatchObject({ data: 'old' });
  await read.answer(2, 'new');
  await read.answer(1, 'late');
  expect(shown()).toMatchObject({ data: 'new' });
});

test('loaded data stays through a failed reload, and says how old it is', async () => {
  const read = asked();
  const { result, shown, onFailure } = setUp(read.ask);
  await read.answer(0, 'card');
  act(() => void result.current.reload());
  await read.refuse(1);
  expect(shown()).toEqual({ status: 'ready', data: 'card', offline: false, asOf: expect.any(Date) });
  expect(onFailure).toHaveBeenCalledTimes(1);
  act(() => void window.dispatchEvent(new Event('online')));
  await read.answer(2, 'new card');
  expect(shown()).toEqual({ status: 'ready', data: 'new card', offline: false });
});

test('loaded data does not stay for someone who lost access', async () => {
  const read = asked();
  const { result, shown } = setUp(read.ask);
  await read.answer(0, 'card');
  act(() => void result.current.reload());
  await read.refuse(1, 'permission-denied');
  expect(shown()).toMatchObject({ status: 'error', error: { code: 'permission-denied' } });
});

test('loaded data stays without a connection, and is loaded again when it is back', async () => {
  const read = asked();
  const { shown } = setUp(read.ask);
  await read.answer(0, 'card');
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(shown()).toEqual({ status: 'ready', data: 'card', offline: true, asOf: expect.any(Date) });
  act(() => void window.dispatchEvent(new Event('online')));
  await read.answer(1, 'new card');
  expect(shown()).toEqual({ status: 'ready', data: 'new card', offline: false });
});

test('a new request aborts the previous one, whose answer is never shown', async () => {
  const [first, second] = [asked(), asked()];
  const { rerender, shown } = setUp(first.ask);
  await first.answer(0, 'first');
  rerender({ given: second.ask });
  expect(shown()).toEqual({ status: 'loading' });
  await second.answer(0, 'second');
  expect(shown()).toMatchObject({ data: 'second' });
});

test('an unmount aborts, and its failure is not told', async () => {
  const read = asked();
  const { unmount, onFailure } = setUp(read.ask);
  unmount();
  expect(read.signal(0).aborted).toBe(true);
  await read.refuse(0);
  expect(onFailure).not.toHaveBeenCalled();
});

test('an undefined request is not sent', async () => {
  const { result, shown } = setUp(undefined);
  expect(shown()).toEqual({ status: 'loading' });
  expect(await act(() => result.current.reload())).toBeUndefined();
});
