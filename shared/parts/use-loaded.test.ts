import { act, renderHook } from '@testing-library/react';
import { useLoaded } from './use-loaded';

type Load = (() => Promise<string>) | undefined;

function setUp(load: Load) {
  const onFailure = jest.fn();
  const { result, rerender, unmount } = renderHook(({ load: given }) => useLoaded(given, onFailure), {
    initialProps: { load },
  });
  return { result, onFailure, unmount, show: (next: Load) => act(async () => rerender({ load: next })) };
}

test('a value is loaded when it is asked for, and stays', async () => {
  const { result, show } = setUp(undefined);
  expect(result.current).toEqual({ value: undefined, failed: false });
  await show(async () => 'here');
  expect(result.current).toEqual({ value: 'here', failed: false });
  await show(undefined);
  expect(result.current.value).toBe('here');
});

test('a failure is reported once and not remembered', async () => {
  const load = jest.fn(async () => 'here').mockRejectedValueOnce(new Error('gone'));
  const { result, onFailure, show } = setUp(undefined);
  await show(load);
  expect(result.current.failed).toBe(true);
  expect(onFailure).toHaveBeenCalledTimes(1);
  await show(undefined);
  await show(load);
  expect(result.current).toEqual({ value: 'here', failed: false });
});

test('an answer after unmounting is ignored', async () => {
  const { onFailure, unmount } = setUp(() => Promise.reject(new Error('late')));
  unmount();
  await act(async () => {});
  expect(onFailure).not.toHaveBeenCalled();
});
