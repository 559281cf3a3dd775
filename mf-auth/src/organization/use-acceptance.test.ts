import { AppError } from '@fleetfoot/shared/domain';
import { act, renderHook } from '@testing-library/react';
import type { JoinInvitation } from './invitation';
import { useAcceptance } from './use-acceptance';

const join: JoinInvitation = { kind: 'join', id: 'b', orgID: 'o', organizationName: 'B', role: 'Member' };

function setUp(send: (invitation: JoinInvitation) => Promise<void>) {
  const sent = jest.fn(send);
  const onAccepted = jest.fn();
  const { result } = renderHook(() => useAcceptance(sent, onAccepted));
  return { sent, onAccepted, result };
}

test('stays busy after the server accepted, until the user is moved on', async () => {
  const { onAccepted, result } = setUp(async () => {});
  await act(() => result.current.accept(join));
  expect(onAccepted).toHaveBeenCalledTimes(1);
  expect(result.current.acceptance.busyKey).toBe('o/b');
  expect(result.current.accepting).toBe(join);
});

test('a failure frees the row for another try', async () => {
  const { onAccepted, sent, result } = setUp(() => Promise.reject(new AppError('not-found', 'test')));
  await act(() => result.current.accept(join));
  expect(result.current.acceptance).toEqual({ failed: { key: 'o/b', message: 'This no longer exists.' } });
  await act(() => result.current.accept(join));
  expect(sent).toHaveBeenCalledTimes(2);
  expect(onAccepted).not.toHaveBeenCalled();
});

test('accepts one at a time', () => {
  const { sent, result } = setUp(() => new Promise(() => {}));
  act(() => void result.current.accept(join));
  act(() => void result.current.accept({ ...join, id: 'c' }));
  expect(sent).toHaveBeenCalledTimes(1);
});
