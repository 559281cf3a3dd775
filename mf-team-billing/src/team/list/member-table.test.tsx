import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { colleagueFixture, memberFixture } from '../../testing/team-fixtures';
import { MemberTable } from './member-table';

const members = [memberFixture(), colleagueFixture()];
const ONLY_ADMIN = 'You are the only Admin. Make somebody else an Admin before you leave.';

test('the table shows name, number and role of every member, by name', () => {
  render(<MemberTable members={members} uid="thandi" isOnlyAdmin />);
  const table = screen.getByRole('table', { name: 'Team members' });
  const [, first, second] = within(table).getAllByRole('row');
  expect(first).toHaveTextContent(/Pieter Botha.*083 111 2222.*Member/);
  expect(second).toHaveTextContent(/Thandi Nkosi.*082 123 4567.*Admin/);
});

test('only the row of the user is marked with You', () => {
  render(<MemberTable members={members} uid="thandi" isOnlyAdmin />);
  expect(screen.getByText('You').closest('tr')).toHaveTextContent('Thandi Nkosi');
  expect(screen.getAllByText('You')).toHaveLength(1);
});

test('the last Admin alone sees what to do before leaving', () => {
  const { rerender } = render(<MemberTable members={members} uid="thandi" isOnlyAdmin />);
  expect(screen.getByText(ONLY_ADMIN).closest('tr')).toHaveTextContent('Thandi Nkosi');
  rerender(<MemberTable members={members} uid="pieter" isOnlyAdmin={false} />);
  expect(screen.queryByText(ONLY_ADMIN)).not.toBeInTheDocument();
});

test('an Admin edits every member except themself', async () => {
  const onEdit = jest.fn();
  render(<MemberTable members={members} uid="thandi" isOnlyAdmin onEdit={onEdit} />);
  const edit = screen.getByRole('button');
  expect(edit).toHaveAccessibleName('Edit Pieter Botha');
  await userEvent.click(edit);
  expect(onEdit).toHaveBeenCalledWith(members[1]);
});

test('a Member has no buttons to edit members', () => {
  render(<MemberTable members={members} uid="pieter" isOnlyAdmin={false} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('columnheader', { name: 'Actions' })).not.toBeInTheDocument();
});
