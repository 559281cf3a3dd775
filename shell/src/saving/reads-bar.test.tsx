import { fakeSession, sessions } from '@fleetfoot/shared/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_REMOTES } from '../chrome/testing/no-remotes';
import { ShellContext } from '../chrome/use-shell';
import { createShellStore } from '../shell-state';
import { ReadsBar } from './reads-bar';

const light = {
  reads: { asOf: undefined as number | undefined, status: 'idle' },
  listeners: new Set<() => void>(),
  beginPage: jest.fn(),
  refresh: jest.fn(async () => {}),
};
jest.mock('@fleetfoot/shared/firebase/light', () => ({
  beginPage: () => light.beginPage(),
  getReads: () => light.reads,
  refreshReads: () => light.refresh(),
  subscribeReads: (listener: () => void) => {
    light.listeners.add(listener);
    return () => light.listeners.delete(listener);
  },
}));

function show(reads: typeof light.reads) {
  light.reads = reads;
  for (const listener of light.listeners) listener();
}

function open() {
  const shell = createShellStore();
  const session = fakeSession(sessions.admin);
  render(
    <ShellContext
      value={{
        ...{ shell, session, signOut: jest.fn(), navigate: jest.fn(), now: () => new Date() },
        ...{ onRetry: jest.fn(), onRecheck: jest.fn() },
        remotes: NO_REMOTES,
      }}
    >
      <ReadsBar />
    </ShellContext>,
  );
  return { shell, user: userEvent.setup(), said: () => shell.getState().announcement.message };
}

const AT = new Date('2026-11-26T12:05:00Z').getTime();

// The day alone stands still: presses take their time.
const CLOCKWORK = ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'nextTick'] as const;

beforeAll(() => jest.useFakeTimers({ now: AT, doNotFake: [...CLOCKWORK] }));
afterAll(() => jest.useRealTimers());
afterEach(() => act(() => show({ asOf: undefined, status: 'idle' })));

test('a page that reads nothing says nothing of its age; another that it is not live, and since when', () => {
  open();
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  act(() => show({ asOf: AT, status: 'idle' }));
  expect(screen.getByText('Not live. As of 14:05')).toBeVisible();
});

test('a press reads everything again, and says what became of it', async () => {
  const { user, said } = open();
  act(() => show({ asOf: AT, status: 'idle' }));
  light.refresh.mockImplementationOnce(async () => show({ asOf: AT + 60_000, status: 'idle' }));
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(screen.getByText('Not live. As of 14:06')).toBeVisible();
  expect(said()).toBe('Not live. As of 14:06');
  light.refresh.mockImplementationOnce(async () => show({ asOf: AT + 60_000, status: 'failed' }));
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(screen.getByText('Not refreshed. As of 14:06')).toBeVisible();
  expect(said()).toBe('Not refreshed. Check your connection and try again.');
});

test('the tour has the bottom of the page to itself', () => {
  const { shell } = open();
  act(() => show({ asOf: AT, status: 'idle' }));
  act(() => shell.setState({ tour: 'on' }));
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  act(() => shell.setState({ tour: 'over' }));
  expect(screen.getByText('Not live. As of 14:05')).toBeVisible();
});

test('a dialog has the page to itself, and what is below it keeps its room', () => {
  open();
  act(() => show({ asOf: AT, status: 'idle' }));
  const dialog = document.body.appendChild(document.createElement('dialog'));
  expect(screen.getByText('Not live. As of 14:05')).toBeVisible();
  dialog.setAttribute('open', '');
  expect(screen.getByText('Not live. As of 14:05')).not.toBeVisible();
  expect(document.getElementById('reads')).toBeInTheDocument();
  dialog.remove();
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeVisible();
});

test('another page begins with an age of its own', () => {
  const { shell } = open();
  light.beginPage.mockClear();
  act(() => shell.setState({ path: '/team' }));
  expect(light.beginPage).toHaveBeenCalledTimes(1);
});
