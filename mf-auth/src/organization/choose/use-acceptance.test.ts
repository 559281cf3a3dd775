import { AppError } from '@fleetfoot/shared/domain';
import { deferred } from '@fleetfoot/shared/testing';
import { act, renderHook } from '@testing-library/react';
import type { Invitation, JoinInvitation } from './invitation';
import { useAcceptance, withAccepted } from './use-acceptance';

const join: JoinInvitation = { kind: 'join', id: 'b', orgID: 'o', organizationName: 'B', role: 'Member' };

function setUp(send: (invitation: JoinInvitation) => Promise<void>) {
  const sent = jest.fn(send);
  const onAccepted = jest.fn();
  const { result, unmount } = renderHook(() => useAcceptance(sent, onAccepted));
  return { sent, onAccepted, result, unmount };
}

test('the row stays busy after the server accepted, until the user is moved on', async () => {
  const { onAccepted, result } = setUp(async () => {});
  await act(() => result.current.accept(join));
  expect(onAccepted).toHaveBeenCalledTimes(1);
  expect(result.current.acceptance.busyKey).toBe('o/b');
  expect(result.current.accepting).toBe(join);
});

test('a failed acceptance can be retried', async () => {
  const { onAccepted, sent, result } = setUp(() => Promise.reject(new AppError('not-found', 'test')));
  await act(() => result.current.accept(join));
  expect(result.current.acceptance).toEqual({ failed: { key: 'o/b', message: 'This no longer exists.' } });
  await act(() => result.current.accept(join));
  expect(sent).toHaveBeenCalledTimes(2);
  expect(onAccepted).not.toHaveBeenCalled();
});

test('invitations are accepted one at a time', () => {
  const { sent, result } = setUp(() => new Promise(() => {}));
  act(() => void result.current.accept(join));
  act(() => void result.current.accept({ ...join, id: 'c' }));
  expect(sent).toHaveBeenCalledTimes(1);
});

describe('an acceptance whose answer is out', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  async function inDoubt() {
    const answer = deferred();
    const scene = setUp(() => answer.promise);
    await act(async () => {
      void scene.result.current.accept(join);
      await jest.advanceTimersByTimeAsync(11_000);
    });
    return { ...scene, answer };
  }

  test('the row says that it is in doubt, stays though the invitation is gone, and goes on once it is known', async () => {
    const { result, answer, onAccepted } = await inDoubt();
    expect(result.current.acceptance).toEqual({
      doubtKey: 'o/b',
      failed: {
        key: 'o/b',
        message: expect.stringMatching(/^We do not know yet whether you have joined B\./),
      },
    });
    expect(result.current.accepting).toBe(join);
    await act(async () => answer.resolve());
    expect(onAccepted).toHaveBeenCalledTimes(1);
    expect(result.current.acceptance).toEqual({ busyKey: 'o/b' });
  });

  test('a user who has left the page is moved on, too', async () => {
    const { answer, onAccepted, unmount } = await inDoubt();
    unmount();
    await act(async () => answer.resolve());
    expect(onAccepted).toHaveBeenCalledTimes(1);
  });
});

const accepting: JoinInvitation = {
  kind: 'join',
  id: 'b',
  orgID: 'o',
  organizationName: 'B',
  role: 'Member',
};
const others: Invitation[] = [
  { kind: 'create', id: 'a', organizationName: 'A' },
  { kind: 'create', id: 'c', organizationName: 'C' },
];

test('an accepted invitation stays in its place after the server has deleted it', () => {
  expect(withAccepted(others, accepting).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test('the list is left alone otherwise', () => {
  expect(withAccepted(others, undefined)).toBe(others);
  const withIt = [...others, accepting];
  expect(withAccepted(withIt, accepting)).toBe(withIt);
});
