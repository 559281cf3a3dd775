import { AppError } from '@fleetfoot/shared/domain';
import type { MessageOutcome } from '@fleetfoot/shared/operations';
import { renderPage } from '@fleetfoot/shared/testing';
import { screen, within } from '@testing-library/react';
import { inviteFixture } from '../../testing/team-fixtures';
import { InviteList } from './invite-list';

const now = new Date('2026-11-21T10:00:00Z');
const invite = inviteFixture({ expiresAt: new Date('2026-12-05T10:00:00Z') });
function actions(onResend: () => Promise<MessageOutcome | undefined> = async () => 'sent') {
  return { onResend: jest.fn(onResend), onShare: jest.fn(), onDelete: jest.fn() };
}

const row = (text: string) => screen.getByText(text).closest('tr') as HTMLElement;

test('a row shows number, badge, expiry and invited role', () => {
  renderPage(<InviteList invites={[invite]} now={now} />);
  const table = screen.getByRole('table', { name: 'Pending invitations' });
  const [, first] = within(table).getAllByRole('row');
  expect(first).toHaveTextContent(/083 765 4321.*Invite Pending.*Expires 05 Dec 2026.*Member/);
});

test('an expired invitation is marked, one that holds is not', () => {
  const expired = inviteFixture({ id: 'b', phoneNumber: '+27820000001', expiresAt: now });
  renderPage(<InviteList invites={[invite, expired]} now={now} />);
  expect(row('082 000 0001')).toHaveTextContent('Invite PendingExpired');
  expect(row('083 765 4321')).not.toHaveTextContent(/Expired/);
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
  expect(screen.queryByText(/text message|No message/)).not.toBeInTheDocument();
});

test('an Admin reads how invitations travel, and when each was last sent', () => {
  const sentAt = new Date('2026-02-03T12:05:00Z');
  const unsent = inviteFixture({ id: 'z', phoneNumber: '+27820000001' });
  renderPage(<InviteList invites={[{ ...invite, sentAt }, unsent]} now={now} actions={actions()} />);
  expect(screen.getByText(/only the newest one works/)).toBeVisible();
  expect(row('083 765 4321')).toHaveTextContent('Sent 03 Feb 2026, 14:05');
  expect(row('082 000 0001')).toHaveTextContent('No message sent yet');
});

test('an Admin asks to share a link', async () => {
  const at = actions();
  const { user } = renderPage(<InviteList invites={[invite]} now={now} actions={at} />);
  await user.click(screen.getByRole('button', { name: 'Share link of the invitation to 083 765 4321' }));
  expect(at.onShare).toHaveBeenCalledWith(invite);
});

test('an Admin requests a deletion', async () => {
  const at = actions();
  const { user } = renderPage(<InviteList invites={[invite]} now={now} actions={at} />);
  await user.click(screen.getByRole('button', { name: 'Delete invitation to 083 765 4321' }));
  expect(at.onDelete).toHaveBeenCalledWith(invite);
});

test('a message that is sent again is shown and announced', async () => {
  const at = actions();
  const { user, services } = renderPage(<InviteList invites={[invite]} now={now} actions={at} />);
  await user.click(screen.getByRole('button', { name: 'Resend invitation to 083 765 4321' }));
  expect(at.onResend).toHaveBeenCalledWith(invite);
  expect(screen.getByRole('button', { name: 'Sent again invitation to 083 765 4321' })).toHaveFocus();
  expect(services.announce).toHaveBeenCalledWith('A message with a new link is on its way to 083 765 4321.');
});

test.each<[MessageOutcome, RegExp]>([
  ['failed', /could not be sent/],
  ['refused', /does not take this number/],
  ['off', /No messages are sent from here/],
])('a message that is %s says so in its row, and that the invitation is renewed', async (outcome, words) => {
  const at = actions(async () => outcome);
  const { user, services } = renderPage(<InviteList invites={[invite]} now={now} actions={at} />);
  await user.click(screen.getByRole('button', { name: /^Resend/ }));
  expect(within(row('083 765 4321')).getByRole('alert')).toHaveTextContent(words);
  expect(screen.getByRole('button', { name: /^Resend/ })).toHaveFocus();
  expect(services.announce).toHaveBeenCalledWith('The invitation to 083 765 4321 is renewed.');
});

test('an invitation whose answer was lost is renewed, and nothing is said of its message', async () => {
  const at = actions(async () => undefined);
  const { user, services } = renderPage(<InviteList invites={[invite]} now={now} actions={at} />);
  await user.click(screen.getByRole('button', { name: /^Resend/ }));
  expect(services.announce).toHaveBeenCalledWith('The invitation to 083 765 4321 is renewed.');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a failure to send again says why in its row', async () => {
  const at = actions(() => Promise.reject(new AppError('not-found', 'x', { userMessage: 'It is gone.' })));
  const other = inviteFixture({ id: 'z', phoneNumber: '+27820000001' });
  const { user, services } = renderPage(<InviteList invites={[invite, other]} now={now} actions={at} />);
  await user.click(screen.getByRole('button', { name: 'Resend invitation to 083 765 4321' }));
  expect(within(row('083 765 4321')).getByRole('alert')).toHaveTextContent('It is gone.');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(services.announce).not.toHaveBeenCalled();
});

test('an empty list says that no invitation is pending', () => {
  renderPage(<InviteList invites={[]} now={now} actions={actions()} />);
  expect(screen.getByText('No pending invitations')).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
