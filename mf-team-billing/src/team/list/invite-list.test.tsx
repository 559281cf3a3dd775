import { AppError } from '@fleetfoot/shared/domain';
import { renderPage } from '@fleetfoot/shared/testing';
import { screen, within } from '@testing-library/react';
import { inviteFixture } from '../../testing/team-fixtures';
import { InviteList } from './invite-list';

const now = new Date('2026-11-21T10:00:00Z');
const invite = inviteFixture({ expiresAt: new Date('2026-12-05T10:00:00Z') });
const link = 'https://fleetfoot.example/organizations';

function actions(onRenew: () => Promise<void> = async () => {}) {
  return { link, onRenew: jest.fn(onRenew), onDelete: jest.fn() };
}

const row = (text: string) => screen.getByText(text).closest('tr') as HTMLElement;

test('a row shows number, badge, expiry and invited role', () => {
  renderPage(<InviteList invites={[invite]} now={now} />);
  const table = screen.getByRole('table', { name: 'Pending invitations' });
  const [, first] = within(table).getAllByRole('row');
  expect(first).toHaveTextContent(/083 765 4321.*Invite Pending.*Expires 05 Dec 2026.*Member/);
});

test('an expired invitation is marked, one without an expiry is not', () => {
  const expired = inviteFixture({ id: 'b', phoneNumber: '+27820000001', expiresAt: now });
  const endless = inviteFixture({ id: 'c', phoneNumber: '+27820000002' });
  renderPage(<InviteList invites={[endless, expired]} now={now} />);
  expect(row('082 000 0001')).toHaveTextContent('Invite PendingExpired');
  expect(row('082 000 0002')).not.toHaveTextContent(/Expire/);
});

test('the list is sorted by number, so that rows keep their place', () => {
  const first = inviteFixture({ id: 'z', phoneNumber: '+27820000001' });
  renderPage(<InviteList invites={[invite, first]} now={now} />);
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    '082 000 0001',
    '083 765 4321',
  ]);
});

test('a Member has no actions on invitations', () => {
  renderPage(<InviteList invites={[invite]} now={now} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByText('Actions')).not.toBeInTheDocument();
  expect(screen.queryByText(/No message is sent/)).not.toBeInTheDocument();
});

test('an Admin copies the link and reads the instructions', async () => {
  const { user } = renderPage(<InviteList invites={[invite]} now={now} actions={actions()} />);
  expect(screen.getByText(/sign in with the invited number/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(link);
});

test('an Admin requests a deletion', async () => {
  const at = actions();
  const { user } = renderPage(<InviteList invites={[invite]} now={now} actions={at} />);
  await user.click(screen.getByRole('button', { name: 'Delete invitation to 083 765 4321' }));
  expect(at.onDelete).toHaveBeenCalledWith(invite);
});

test('a renewal by an Admin is shown and announced', async () => {
  const at = actions();
  const { user, services } = renderPage(<InviteList invites={[invite]} now={now} actions={at} />);
  await user.click(screen.getByRole('button', { name: 'Renew invitation to 083 765 4321' }));
  expect(at.onRenew).toHaveBeenCalledWith(invite);
  expect(screen.getByRole('button', { name: 'Renewed invitation to 083 765 4321' })).toHaveFocus();
  expect(services.announce).toHaveBeenCalledWith('The invitation to 083 765 4321 is renewed.');
});

test('a failed renewal says why in its row', async () => {
  const at = actions(() => Promise.reject(new AppError('not-found', 'x', { userMessage: 'It is gone.' })));
  const other = inviteFixture({ id: 'z', phoneNumber: '+27820000001' });
  const { user, services } = renderPage(<InviteList invites={[invite, other]} now={now} actions={at} />);
  await user.click(screen.getByRole('button', { name: 'Renew invitation to 083 765 4321' }));
  expect(within(row('083 765 4321')).getByRole('alert')).toHaveTextContent('It is gone.');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(services.announce).not.toHaveBeenCalled();
});

test('an empty list says that no invitation is pending', () => {
  renderPage(<InviteList invites={[]} now={now} actions={actions()} />);
  expect(screen.getByText('No pending invitations')).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
