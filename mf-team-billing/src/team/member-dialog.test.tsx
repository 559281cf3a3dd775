import { AppError } from '@fleetfoot/shared/domain';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deferred } from '../testing/deferred';
import { colleagueFixture } from '../testing/team-fixtures';
import { MemberDialog } from './member-dialog';

const QUESTION = 'Are you sure you would like to remove this team member, this action cannot be undone.';
const refuse = () => Promise.reject(new AppError('offline', 'test'));

function setUp(deeds: { changeRole?: () => Promise<void>; remove?: () => Promise<void> } = {}) {
  const { changeRole = async () => {}, remove = async () => {} } = deeds;
  const props = {
    onChangeRole: jest.fn(changeRole),
    onRemove: jest.fn(remove),
    onDone: jest.fn(),
    onClose: jest.fn(),
  };
  const { rerender } = render(<MemberDialog member={colleagueFixture()} {...props} />);
  const change = (role: 'Admin' | 'Member') =>
    rerender(<MemberDialog member={colleagueFixture({ role })} {...props} />);
  return { ...props, change, user: userEvent.setup() };
}

const role = () => screen.getByRole('combobox', { name: 'Change Role' });
const button = (name: string) => screen.getByRole('button', { name });
const REMOVE = 'Remove Pieter Botha from the team';

test('shows who it is and asks for nothing yet', () => {
  setUp();
  const dialog = screen.getByRole('dialog', { name: 'Team Member' });
  expect(dialog).toHaveTextContent(/Pieter Botha.*083 111 2222.*pieter@acme\.co\.za/);
  expect(role()).toHaveValue('Member');
  expect(role()).toHaveFocus();
  expect(button('Update')).toBeDisabled();
  expect(screen.queryByText(QUESTION)).not.toBeInTheDocument();
});

test('updates a role that was changed', async () => {
  const { user, onChangeRole, onDone } = setUp();
  await user.selectOptions(role(), 'Admin');
  await user.click(button('Update'));
  expect(onChangeRole).toHaveBeenCalledWith('Admin');
  expect(onDone).toHaveBeenCalledWith('Pieter Botha is now an Admin.');
});

test('a role that is changed back needs no update', async () => {
  const { user } = setUp();
  await user.selectOptions(role(), 'Admin');
  expect(button('Update')).toBeEnabled();
  await user.selectOptions(role(), 'Member');
  expect(button('Update')).toBeDisabled();
});

test('a role that somebody else changes meanwhile is followed until one is chosen', async () => {
  const { user, change } = setUp();
  change('Admin');
  expect(role()).toHaveValue('Admin');
  expect(button('Update')).toBeDisabled();
  await user.selectOptions(role(), 'Member');
  change('Member');
  expect(button('Update')).toBeDisabled();
});

test('the new role may be live before the server answers', async () => {
  const answer = deferred();
  const { user, change, onChangeRole, onDone } = setUp({ changeRole: () => answer.promise });
  await user.selectOptions(role(), 'Admin');
  await user.click(button('Update'));
  change('Admin');
  expect(button('Update')).toHaveAttribute('aria-busy', 'true');
  expect(button('Update')).toHaveFocus();
  expect(button('Update')).toBeEnabled();
  await act(async () => answer.resolve());
  expect(onChangeRole).toHaveBeenCalledTimes(1);
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('an update that fails says why and keeps the choice', async () => {
  const { user, onDone, onClose } = setUp({ changeRole: refuse });
  await user.selectOptions(role(), 'Admin');
  await user.click(button('Update'));
  expect(screen.getByRole('alert')).toHaveTextContent('You are offline');
  expect(role()).toHaveValue('Admin');
  expect(button('Update')).toBeEnabled();
  expect(onDone).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
});

test('removal is revealed, taken back, revealed again and confirmed', async () => {
  const { user, onRemove, onDone } = setUp();
  await user.click(button(REMOVE));
  expect(screen.getByText(QUESTION)).toBeVisible();
  expect(button('Cancel removal')).toHaveFocus();
  await user.click(button('Cancel removal'));
  expect(screen.queryByText(QUESTION)).not.toBeInTheDocument();
  expect(onRemove).not.toHaveBeenCalled();
  await user.click(button(REMOVE));
  expect(button('Confirm removal')).toHaveAccessibleDescription(QUESTION);
  await user.click(button('Confirm removal'));
  expect(onRemove).toHaveBeenCalledTimes(1);
  expect(onDone).toHaveBeenCalledWith('Pieter Botha is removed from the team.');
});

test('a removal that fails says why, and can be tried again', async () => {
  const { user, onRemove, onDone } = setUp({ remove: refuse });
  await user.click(button(REMOVE));
  await user.click(button('Confirm removal'));
  expect(screen.getByRole('alert')).toHaveTextContent('You are offline');
  await user.click(button('Confirm removal'));
  expect(onRemove).toHaveBeenCalledTimes(2);
  expect(onDone).not.toHaveBeenCalled();
});

test('while somebody is being removed nothing else can be begun', async () => {
  const { user, onClose } = setUp({ remove: () => new Promise(() => {}) });
  await user.selectOptions(role(), 'Admin');
  await user.click(button(REMOVE));
  await user.click(button('Confirm removal'));
  for (const name of ['Update', 'Cancel', 'Cancel removal']) expect(button(name)).toBeDisabled();
  await user.click(button('Close'));
  expect(onClose).not.toHaveBeenCalled();
});
