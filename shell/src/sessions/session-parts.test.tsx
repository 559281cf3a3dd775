import { fakeSession, sessions } from '@fleetfoot/shared/testing';
import { act, render, screen } from '@testing-library/react';
import { NO_REMOTES } from '../chrome/testing/no-remotes';
import { ShellContext } from '../chrome/use-shell';
import { createShellStore } from '../shell-state';
import { SessionParts } from './session-parts';

jest.mock('../saving/reads-bar', () => ({ ReadsBar: () => <p>How old it is</p> }));

async function open(state: Parameters<typeof fakeSession>[0]) {
  render(
    <ShellContext
      value={{
        ...{ shell: createShellStore(), session: fakeSession(state), remotes: NO_REMOTES },
        ...{ signOut: jest.fn(), navigate: jest.fn(), now: () => new Date() },
        ...{ onRetry: jest.fn(), onRecheck: jest.fn() },
      }}
    >
      <SessionParts />
    </ShellContext>,
  );
  // What it loads is there by now, if it loads anything.
  await act(async () => {
    await import('../saving/reads-bar');
  });
}

test('a page tells who is signed in how old it is, also before they have an organisation', async () => {
  await open(sessions.noOrganization);
  expect(await screen.findByText('How old it is')).toBeVisible();
});

test('a page tells nothing of its age to who is not signed in', async () => {
  await open(sessions.signedOut);
  expect(screen.queryByText('How old it is')).not.toBeInTheDocument();
});
