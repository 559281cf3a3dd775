import { type Live, useLiveCollection, useLiveDocument } from '@fleetfoot/shared/firebase';
import type { Session } from '@fleetfoot/shared/model/team/session';
import { fakeSession, sessions } from '@fleetfoot/shared/testing';
import { act, render, screen } from '@testing-library/react';
import { NO_REMOTES } from '../chrome/testing/no-remotes';
import { ShellContext } from '../chrome/use-shell';
import { createShellStore } from '../shell-state';
import { OwnGuard, OwnNotices } from './own-notices';

jest.mock('@fleetfoot/shared/firebase', () => ({
  ...{ callFunction: jest.fn(), parseWith: () => undefined },
  ...{ useLiveCollection: jest.fn(), useLiveDocument: jest.fn() },
}));
jest.mock('../report');

const TITLE = 'You signed in on a new device';
const NOON = new Date('2026-11-22T10:00:00Z');
const HOUR_MS = 3_600_000;
const UNTIL = new Date(NOON.getTime() + HOUR_MS);

const GUARDED: Session = {
  ...{ id: '17', deviceID: 'd', device: 'Chrome on Android', address: '', createdAt: NOON, lastSeen: NOON },
  guardedUntil: UNTIL,
};

const ready = <T,>(data: T): Live<T> => ({ status: 'ready', data, offline: false });

/** Both notices about one guarded session, on a device whose clock is `aheadMs` ahead of the server's. */
function show(aheadMs: number) {
  jest.mocked(useLiveDocument).mockReturnValue(ready(GUARDED));
  jest.mocked(useLiveCollection).mockReturnValue(ready([GUARDED]));
  jest.setSystemTime(NOON.getTime() + aheadMs);
  const context = {
    ...{ shell: createShellStore(), session: fakeSession(sessions.admin) },
    ...{
      signOut: jest.fn(),
      navigate: jest.fn(),
      remotes: NO_REMOTES,
      onRetry: jest.fn(),
      onRecheck: jest.fn(),
      now: () => new Date(Date.now() - aheadMs),
    },
  };
  render(
    <ShellContext value={context}>
      <OwnGuard uid="u1" sessionID="17" />
      <OwnNotices uid="u1" sessionID="18" />
    </ShellContext>,
  );
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  ['two hours ahead', 2 * HOUR_MS],
  ['two hours behind', -2 * HOUR_MS],
])('Both notices go when the guard ends on the server, on a device whose clock is %s', (_, aheadMs) => {
  show(aheadMs);
  expect(screen.getAllByText(TITLE)).toHaveLength(2);
  act(() => jest.advanceTimersByTime(HOUR_MS - 60_000));
  expect(screen.getAllByText(TITLE)).toHaveLength(2);
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.queryByText(TITLE)).toBeNull();
});
