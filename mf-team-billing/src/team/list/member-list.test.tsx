import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { colleagueFixture, memberFixture } from '../../testing/team-fixtures';
import { MemberList } from './member-list';

function team(count: number) {
  const others = Array.from({ length: count - 1 }, (_, index) =>
    colleagueFixture({ id: `c${index}`, fullName: `Colleague ${index}`, phoneNumber: `+2763000000${index}` }),
  );
  return [memberFixture(), ...others];
}

const field = () => screen.getByRole('searchbox', { name: 'Search members' });

test('a short list has no search field', () => {
  render(<MemberList members={team(8)} uid="thandi" />);
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  expect(screen.getAllByRole('rowheader')).toHaveLength(8);
});

test('a long list has a search field and states the number of matches', async () => {
  render(<MemberList members={team(9)} uid="thandi" />);
  expect(screen.getByRole('status')).toHaveTextContent('9 members');
  await userEvent.type(field(), 'thandi');
  expect(screen.getByRole('status')).toHaveTextContent('1 of 9 members');
  expect(screen.getByRole('rowheader')).toHaveTextContent('Thandi Nkosi');
  await userEvent.clear(field());
  expect(screen.getAllByRole('rowheader')).toHaveLength(9);
});

test('a search without matches is stated, and does not affect who is the only Admin', async () => {
  const zama = memberFixture({ id: 'zama', fullName: 'Zama', email: 'zama@acme.co.za' });
  render(<MemberList members={[...team(8), zama]} uid="thandi" />);
  await userEvent.type(field(), 'thandi');
  expect(screen.queryByText(/You are the only Admin/)).not.toBeInTheDocument();
  await userEvent.type(field(), ' xyz');
  expect(screen.getByText('Nobody matches “thandi xyz”')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('0 of 9 members');
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(screen.getAllByRole('rowheader')).toHaveLength(9);
  expect(field()).toHaveFocus();
});

test('a list that has become short is shown whole', async () => {
  const { rerender } = render(<MemberList members={team(9)} uid="thandi" />);
  await userEvent.type(field(), 'thandi');
  rerender(<MemberList members={team(8)} uid="thandi" />);
  expect(screen.getAllByRole('rowheader')).toHaveLength(8);
});
