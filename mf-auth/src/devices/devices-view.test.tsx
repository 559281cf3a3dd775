import { AppError } from '@fleetfoot/shared/domain';
import type { Session } from '@fleetfoot/shared/model/team/session';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { SessionWrites } from './data';
import { DevicesView } from './devices-view';

const NOW = new Date('2026-11-22T10:00:00Z');

function session(id: string, changes: Partial<Session> = {}): Session {
  return {
    ...{ id, deviceID: id, device: 'Chrome on Android', address: '' },
    ...{ createdAt: new Date('2026-11-20T10:00:00Z'), lastSeen: new Date('2026-11-21T10:00:00Z') },
    guardedUntil: new Date(0),
    ...changes,
  };
}

const present = session('1', { device: 'Firefox on Windows' });
const known = session('2');
const waiting = session('3', { device: 'Safari on iPhone', guardedUntil: new Date('2026-11-23T08:00:00Z') });
const ended = session('4', { device: 'Edge on Windows', endedAt: NOW });

function show(changes: Partial<SessionWrites> = {}) {
  const writes: SessionWrites = {
    approve: jest.fn(async () => {}),
    end: jest.fn(async () => {}),
    report: jest.fn(async () => {}),
    endAll: jest.fn(async () => {}),
    ...changes,
  };
  const announce = jest.fn();
  const signOut = jest.fn(async () => {});
  const data = [present, known, waiting, ended];
  render(
    <DevicesView
      found={{ status: 'ready', data, offline: false }}
      presentID="1"
      now={NOW}
      {...{ writes, announce, signOut }}
    />,
  );
  return { writes, announce, signOut, user: userEvent.setup() };
}

function row(name: string) {
  return within(screen.getByRole('heading', { name: new RegExp(name) }).closest('li') as HTMLElement);
}

test('Every session that is not ended is listed, the present one without an end', () => {
  show();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(row('Firefox on Windows').getByText('This device')).toBeVisible();
  expect(row('Firefox on Windows').queryByRole('button')).toBeNull();
  expect(screen.queryByText('Edge on Windows')).toBeNull();
});

test('Ending a session names it and says when it is done', async () => {
  const { user, writes, announce } = show();
  await user.click(row('Chrome on Android').getByRole('button', { name: /^End the session on Chrome/ }));
  expect(writes.end).toHaveBeenCalledWith('2');
  expect(announce).toHaveBeenCalledWith('The session is ended.');
});

test('A device that waits is approved, or said to be a stranger', async () => {
  const { user, writes } = show();
  const phone = row('Safari on iPhone');
  expect(phone.getByText(/wait until/)).toBeVisible();
  await user.click(phone.getByRole('button', { name: 'This was me' }));
  expect(writes.approve).toHaveBeenCalledWith('3');
  await user.click(phone.getByRole('button', { name: 'This was not me' }));
  expect(writes.report).toHaveBeenCalledWith('3');
});

test('A failure is told and changes nothing', async () => {
  const end = () => Promise.reject(new AppError('offline', 'No connection.'));
  const { user, announce } = show({ end });
  await user.click(screen.getByRole('button', { name: /^End the session on Chrome/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('You are offline.');
  expect(announce).not.toHaveBeenCalled();
});

test('Signing out everywhere asks first, and then leaves', async () => {
  const { user, writes, signOut } = show();
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  expect(writes.endAll).not.toHaveBeenCalled();
  const dialog = within(screen.getByRole('dialog', { name: 'Sign out everywhere?' }));
  await user.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
  await waitFor(() => expect(signOut).toHaveBeenCalled());
  expect(writes.endAll).toHaveBeenCalled();
});
