import { render, screen, within } from '@testing-library/react';
import { memberFixture } from '../testing/team-fixtures';
import { MemberTable } from './member-table';

const members = [
  memberFixture(),
  memberFixture({ id: 'pieter', fullName: 'Pieter Botha', phoneNumber: '+27831112222', role: 'Member' }),
];

test('shows name, number and role of every member, from A to Z', () => {
  render(<MemberTable members={members} uid="thandi" />);
  const table = screen.getByRole('table', { name: 'Team members' });
  const [, first, second] = within(table).getAllByRole('row');
  expect(first).toHaveTextContent(/Pieter Botha.*083 111 2222.*Member/);
  expect(second).toHaveTextContent(/Thandi Nkosi.*082 123 4567.*Admin/);
});

test('marks only your own row with You', () => {
  render(<MemberTable members={members} uid="thandi" />);
  expect(screen.getByText('You').closest('tr')).toHaveTextContent('Thandi Nkosi');
  expect(screen.getAllByText('You')).toHaveLength(1);
});
