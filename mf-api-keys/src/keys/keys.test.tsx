import { useLiveCollection, useLiveDocument } from '@fleetfoot/shared/firebase';
import { ROLES } from '@fleetfoot/shared/model/team/people';
import { fakeSession, renderPage, sessions } from '@fleetfoot/shared/testing';
import { act, screen } from '@testing-library/react';
import { Keys } from './keys';

jest.mock('@fleetfoot/shared/firebase', () => ({
  ...jest.requireActual<object>('@fleetfoot/shared/firebase'),
  useLiveCollection: jest.fn(),
  useLiveDocument: jest.fn(),
}));

const [, MEMBER] = ROLES;
const NOW = new Date('2026-11-21T10:00:00Z');
const LIVE_KEY = { value: `ff_live_${'a'.repeat(39)}Wx9Y`, since: NOW };
const KEYS = { apiKeyEnding: 'Wx9Y', testApiKey: `ff_test_${'b'.repeat(43)}` };

/** The keys, over a connection or without. */
function show(offline = false) {
  jest.mocked(useLiveCollection).mockReturnValue({ status: 'ready', data: [], offline });
  jest.mocked(useLiveDocument).mockImplementation(({ path }) => {
    return { status: 'ready', data: path.includes('/Secrets/') ? LIVE_KEY : KEYS, offline };
  });
  const session = fakeSession(sessions.admin);
  return { session, ...renderPage(<Keys orgID="acme" />, { services: { session } }) };
}

test('an Admin who becomes a Member loses the dialog and the buttons', async () => {
  const { session, user } = show();
  await user.click(screen.getByRole('button', { name: 'Roll API key' }));
  expect(screen.getByRole('dialog', { name: 'Roll the API key?' })).toBeInTheDocument();
  const { selectedOrganization } = sessions.member;
  act(() => session.setState({ selectedOrganization }));
  expect(selectedOrganization?.role).toBe(MEMBER);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Roll/ })).not.toBeInTheDocument();
  act(() => session.setState(sessions.admin));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('loaded keys stay without a connection, with a note', () => {
  show(true);
  expect(screen.getAllByText(/^You are offline\. This is what was last loaded/)[0]).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Copy API key' })).toBeEnabled();
});
