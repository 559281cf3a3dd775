import 'fake-indexeddb/auto';
import type { AuthState, Notice } from '@fleetfoot/shared/contract';
import { fakeSession, sessions } from '@fleetfoot/shared/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { NO_REMOTES } from '../chrome/testing/no-remotes';
import { ShellContext } from '../chrome/use-shell';
import { createShellStore } from '../shell-state';
import { NoticeCenter } from './notice-center';

const NOW = new Date('2026-11-24T12:00:00Z');

function notice(id: string, title = `${id} is delivered`): Notice {
  return { id, title, path: `/deliveries/${id}`, at: NOW };
}

let users = 0;

/** The centre of a user who has no notices yet. */
function open(language?: string) {
  users += 1;
  const uid = `user-${users}`;
  const state: AuthState = { ...sessions.admin, uid, language };
  const shell = createShellStore();
  const navigate = jest.fn();
  const context = {
    ...{ shell, session: fakeSession(state), signOut: jest.fn(), navigate, remotes: NO_REMOTES },
    ...{ onRetry: jest.fn(), onRecheck: jest.fn(), now: () => NOW },
  };
  render(
    <ShellContext value={context}>
      <NoticeCenter uid={uid} orgID="org-umoya" />
    </ShellContext>,
  );
  function tell(notices: readonly Notice[], of = state) {
    act(() => shell.setState({ told: notices.map((told) => [of, told] as const) }));
  }
  return { shell, navigate, tell, user: userEvent.setup() };
}

/** What the browser says of notifications, and those that it was asked to show. */
function browserAlerts(permission: NotificationPermission, answer = permission) {
  const shown: { title: string; body: string | undefined; onclick: () => void }[] = [];
  class FakeNotification {
    static permission = permission;
    static async requestPermission() {
      FakeNotification.permission = answer;
      return answer;
    }
    onclick = () => {};
    constructor(
      readonly title: string,
      { body }: NotificationOptions,
    ) {
      shown.push(Object.assign(this, { body }));
    }
    close() {}
  }
  Object.assign(window, { Notification: FakeNotification, focus: jest.fn() });
  return shown;
}

function setHidden(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
}

const bell = () => screen.getByRole('button', { name: /^Notifications/ });
const panel = () => within(screen.getByRole('dialog', { name: 'Notifications' }));

afterEach(() => {
  Reflect.deleteProperty(window, 'Notification');
  setHidden(false);
});

test('the bell counts what is new and says it once; the panel leads to it and marks it read', async () => {
  const { shell, tell, user } = open();
  expect(bell()).toHaveAccessibleName('Notifications');
  tell([notice('d1')]);
  expect(bell()).toHaveAccessibleName('Notifications, 1 new');
  expect(shell.getState().announcement).toEqual({ message: 'd1 is delivered.', count: 1 });
  tell([notice('d1'), notice('d2'), notice('d3')]);
  expect(shell.getState().announcement).toEqual({ message: '2 new notifications.', count: 2 });
  expect(bell()).toHaveAccessibleName('Notifications, 3 new');

  await user.click(bell());
  const links = panel().getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/deliveries/d2',
    '/deliveries/d3',
    '/deliveries/d1',
  ]);
  expect(links[0]).toHaveAccessibleName(/^d2 is delivered New 24 Nov 2026, 14:00$/);
  await user.click(panel().getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(bell()).toHaveAccessibleName('Notifications'));
  await user.click(bell());
  expect(panel().getAllByRole('link')[0]).toHaveAccessibleName(/^d2 is delivered 24 Nov/);
  await user.click(panel().getByRole('button', { name: 'Clear all' }));
  expect(panel().getByText('No notifications')).toBeVisible();
});

test('a notice of another session is nobody’s', () => {
  const { shell, tell } = open();
  tell([notice('d1')], sessions.admin);
  expect(bell()).toHaveAccessibleName('Notifications');
  expect(shell.getState().told).toEqual([]);
});

test('the browser is asked when its user presses, and shows what comes while nobody looks', async () => {
  const shown = browserAlerts('default', 'granted');
  const { tell, navigate, user } = open();
  setHidden(true);
  tell([notice('d1')]);
  setHidden(false);
  expect(shown).toEqual([]);
  await user.click(bell());
  await user.click(panel().getByRole('button', { name: 'Turn on' }));
  expect(await panel().findByRole('button', { name: 'Turn off' })).toBeVisible();
  expect(shown.splice(0).map(({ title }) => title)).toEqual(['Fleetfoot notifications are on']);

  tell([notice('d2')]);
  expect(shown).toEqual([]);
  setHidden(true);
  tell([notice('d3')]);
  tell([notice('d4'), notice('d5')]);
  expect(shown.map(({ title, body }) => [title, body])).toEqual([
    ['d3 is delivered', ''],
    ['2 new notifications', 'd4 is delivered\nd5 is delivered'],
  ]);
  shown[0]?.onclick();
  expect(navigate.mock.calls).toEqual([['/deliveries/d3']]);

  await user.click(panel().getByRole('button', { name: 'Turn off' }));
  tell([notice('d6')]);
  expect(shown).toHaveLength(2);
});

test.each([
  ['denied', 'Allow them in its settings'],
  ['granted', 'This browser can show a notification'],
] as const)('the panel says what to do where permission is %s', async (permission, text) => {
  browserAlerts(permission);
  const { user } = open();
  await user.click(bell());
  expect(panel().getByText(new RegExp(text))).toBeVisible();
});

test('a user who denies is told how to change it', async () => {
  browserAlerts('default', 'denied');
  const { user } = open();
  await user.click(bell());
  await user.click(panel().getByRole('button', { name: 'Turn on' }));
  expect(await panel().findByText(/Allow them in its settings/)).toBeVisible();
  expect(panel().queryByRole('button', { name: /^Turn/ })).not.toBeInTheDocument();
});

test('a browser without notifications says so', async () => {
  const { user } = open();
  await user.click(bell());
  expect(panel().getByText('This browser cannot show notifications of this site.')).toBeVisible();
});

test('the notices are in isiZulu for who reads it, each in the language in which it was told', async () => {
  const { shell, tell, user } = open('zu');
  const zuluBell = await screen.findByRole('button', { name: 'Izaziso' });
  tell([{ ...notice('d1', 'Okulethwayo okungu-d1 kulethiwe'), lang: 'zu-ZA' }, notice('d2')]);
  expect(shell.getState().announcement.message).toBe('Izaziso ezintsha: 2.');
  expect(zuluBell).toHaveAccessibleName('Izaziso, ezintsha: 2');
  await user.click(zuluBell);
  const dialog = within(screen.getByRole('dialog', { name: 'Izaziso' }));
  expect(dialog.getByText('Okulethwayo okungu-d1 kulethiwe')).toHaveAttribute('lang', 'zu-ZA');
  expect(dialog.getByText('d2 is delivered')).toHaveAttribute('lang', 'en-ZA');
  expect(dialog.getAllByText('24 Nov 2026, 14:00')).toHaveLength(2);
  expect(dialog.getByText('Lesi siphequluli asikwazi ukubonisa izaziso zale sayithi.')).toBeVisible();
  expect(screen.getByRole('dialog').closest('[lang]')).toHaveAttribute('lang', 'zu-ZA');
  await user.click(dialog.getByRole('button', { name: 'Sula konke' }));
  expect(dialog.getByText('Azikho izaziso')).toBeVisible();
});
