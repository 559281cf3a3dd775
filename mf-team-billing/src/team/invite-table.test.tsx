import { render, screen, within } from '@testing-library/react';
import { inviteFixture } from '../testing/team-fixtures';
import { InviteTable } from './invite-table';

test('shows number, badge and invited role', () => {
  render(<InviteTable invites={[inviteFixture()]} />);
  const table = screen.getByRole('table', { name: 'Pending invitations' });
  const [, row] = within(table).getAllByRole('row');
  expect(row).toHaveTextContent(/083 765 4321.*Invite Pending.*Member/);
});

test('says that none is pending', () => {
  render(<InviteTable invites={[]} />);
  expect(screen.getByText('No pending invitations')).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
