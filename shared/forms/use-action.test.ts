import { AppError } from '@fleetfoot/shared/domain';
import { RemoteContext } from '@fleetfoot/shared/remote';
import { deferred, fakeServices, remoteContextOf } from '@fleetfoot/shared/testing';
import { act, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { DOUBT_AFTER_MS, useAction } from './use-action';

const refused = () => Promise.reject(new AppError('offline', 'test'));

test('a failed action keeps its error until it runs again', async () => {
  const { result } = renderHook(() => useAction());
  expect(await act(() => result.current.run(refused))).toBe(false);
  expect(result.current).toMatchObject({ busy: false, error: expect.stringContaining('You are offline') });
  expect(await act(() => result.current.run(async () => {}))).toBe(true);
  expect(result.current).toMatchObject({ busy: false, error: undefined });
});

test('only one action runs at a time', async () => {
  const { result } = renderHook(() => useAction());
  const action = jest.fn(() => new Promise<void>(() => {}));
  act(() => void result.current.run(action));
  expect(result.current.busy).toBe(true);
  expect(await result.current.run(action)).toBe(false);
  expect(action).toHaveBeenCalledTimes(1);
});

test('a failure is reported, with the message of the caller', async () => {
  const onFailure = jest.fn();
  const wording = (reason: string) => `The item was not deleted. ${reason}`;
  const { result } = renderHook(() => useAction({ wording, onFailure }));
  await act(() => result.current.run(refused));
  expect(result.current.error).toMatch(/^The item was not deleted. You are offline/);
  expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ code: 'offline' }));
});

test('a failure is noted for the operator', async () => {
  const services = fakeServices();
  const value = remoteContextOf(services);
  const { result } = renderHook(() => useAction(), {
    wrapper: ({ children }: { readonly children: ReactNode }) =>
      createElement(RemoteContext, { value }, children),
  });
  await act(() => result.current.run(refused));
  await act(() => result.current.run(async () => {}));
  expect(result.current.error).toBeUndefined();
  expect(services.noteFailedSave.mock.calls).toEqual([[expect.objectContaining({ code: 'offline' })]]);
});

test('a failure in doubt is not said to be one', async () => {
  const wording = (reason: string) => `The key was not rolled. ${reason}`;
  const { result } = renderHook(() => useAction({ wording, doubt: 'the key was rolled' }));
  await act(() =>
    result.current.run(() => Promise.reject(new AppError('timeout', 'test', { isInDoubt: true }))),
  );
  expect(result.current.error).toMatch(/^We do not know whether the key was rolled: the answer was lost\./);
});

describe('the doubt of an action whose answer is out', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** A run whose answer the test gives, after the time in which it was expected. */
  async function inDoubt() {
    const answer = deferred();
    const services = fakeServices();
    const { result, unmount } = renderHook(
      () => useAction({ doubt: 'the item was saved', wording: (reason) => `Not saved. ${reason}` }),
      {
        wrapper: ({ children }: { readonly children: ReactNode }) =>
          createElement(RemoteContext, { value: remoteContextOf(services) }, children),
      },
    );
    const outcome = jest.fn();
    act(() => void result.current.run(() => answer.promise).then(outcome));
    await act(() => jest.advanceTimersByTimeAsync(DOUBT_AFTER_MS));
    return { answer, result, outcome, unmount, services };
  }

  test('a doubt is said, and the action can be run again', async () => {
    const { result, outcome } = await inDoubt();
    expect(result.current.busy).toBe(false);
    expect(result.current.error).toMatch(/^We do not know yet whether the item was saved\./);
    expect(outcome).not.toHaveBeenCalled();
    const again = jest.fn(async () => {});
    expect(await act(() => result.current.run(again))).toBe(true);
    expect(again).toHaveBeenCalledTimes(1);
  });

  test('a doubt tells its success as soon as it is known', async () => {
    const { answer, result, outcome } = await inDoubt();
    await act(async () => answer.resolve());
    expect(outcome).toHaveBeenCalledWith(true);
    expect(result.current.error).toBeUndefined();
  });

  test('a doubt tells its failure as soon as it is known', async () => {
    const { answer, result, outcome } = await inDoubt();
    await act(async () => answer.reject(new AppError('offline', 'test')));
    expect(outcome).toHaveBeenCalledWith(false);
    expect(result.current.error).toMatch(/^Not saved\. You are offline/);
  });

  test('a doubt leaves the outcome to the run that took its place', async () => {
    const { answer, result, outcome } = await inDoubt();
    const second = deferred();
    act(() => void result.current.run(() => second.promise));
    await act(async () => answer.reject(new AppError('offline', 'test')));
    expect(outcome).toHaveBeenCalledWith(false);
    expect(result.current).toMatchObject({ busy: true, error: undefined });
  });

  test('a doubt tells its outcome to a user who has gone elsewhere, and does not go on with what was left', async () => {
    const { answer, outcome, unmount, services } = await inDoubt();
    unmount();
    await act(async () => answer.resolve());
    expect(outcome).toHaveBeenCalledWith(false);
    expect(services.announce.mock.calls).toEqual([['The item was saved.']]);
  });

  test('a doubt tells its failure to a user who has gone elsewhere', async () => {
    const { answer, unmount, services } = await inDoubt();
    unmount();
    await act(async () => answer.reject(new AppError('offline', 'test')));
    expect(services.announce.mock.calls).toEqual([[expect.stringMatching(/^Not saved\. You are offline/)]]);
  });
});
