import { AppError } from '@fleetfoot/shared/domain';
import type { TeamMember } from '@fleetfoot/shared/model/team/people';
import { deferred } from '@fleetfoot/shared/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { colleagueFixture } from '../../testing/team-fixtures';
import type { MemberKeys } from '../data';
import { MemberDialog } from './member-dialog';

const QUESTION = 'Are you sure you would like to remove this team member, this action cannot be undone.';
const refuse = () => Promise.reject(new AppError('offline', 'test'));

interface Scene {
  readonly changeRole?: () => Promise<void>;
  readonly remove?: () => Promise<void>;
  readonly member?: Partial<TeamMember>;
  readonly keys?: Promise<MemberKeys>;
}

const UNREAD = new Promise<MemberKeys>(() => {});
const NO_KEYS = { liveEnding: 'Wx9Y', owned: [] };

function setUp(scene: Scene = {}) {
  const { changeRole = async () => {}, remove = async () => {}, keys = UNREAD } = scene;
  const props = {
    readKeys: () => keys,
    onChangeRole: jest.fn(changeRole),
    onRemove: jest.fn(remove),
    onDone: jest.fn(),
    onClose: jest.fn(),
  };
  const { rerender } = render(<MemberDialog member={colleagueFixture(scene.member)} {...props} />);
  const change = (role: 'Admin' | 'Member') =>
    rerender(<MemberDialog member={colleagueFixture({ role })} {...props} />);
  return { ...props, change, user: userEvent.setup() };
}

const role = () => screen.getByRole('combobox', { name: 'Change Role' });
const button = (name: string) => screen.getByRole('button', { name });
const REMOVE = 'Remove Pieter Botha from the team';

test('the dialog shows the member and no question', () => {
  setUp();
  const dialog = screen.getByRole('dialog', { name: 'Team Member' });
  expect(dialog).toHaveTextContent(/Pieter Botha.*083 111 2222.*pieter@acme\.co\.za/);
  expect(role()).toHaveValue('Member');
  expect(role()).toHaveFocus();
  expect(button('Update')).toBeDisabled();
  expect(screen.queryByText(QUESTION)).not.toBeInTheDocument();
});

test('a changed role is updated', async () => {
  const { user, onChangeRole, onDone } = setUp();
  await user.selectOptions(role(), 'Admin');
  await user.click(button('Update'));
  expect(onChangeRole).toHaveBeenCalledWith('Admin', 'Member', undefined);
  expect(onDone).toHaveBeenCalledWith('Pieter Botha is now an Admin.');
});

test('a role changed back needs no update', async () => {
  const { user } = setUp();
  await user.selectOptions(role(), 'Admin');
  expect(button('Update')).toBeEnabled();
  await user.selectOptions(role(), 'Member');
  expect(button('Update')).toBeDisabled();
});

test('a role changed by another Admin is followed until one is chosen', async () => {
  const { user, change } = setUp();
  change('Admin');
  expect(role()).toHaveValue('Admin');
  expect(button('Update')).toBeDisabled();
  await user.selectOptions(role(), 'Member');
  change('Member');
  expect(button('Update')).toBeDisabled();
});

test('a role changed by another Admin after one was chosen is said', async () => {
  const { user, change, onChangeRole } = setUp();
  await user.selectOptions(role(), 'Admin');
  await user.selectOptions(role(), 'Member');
  change('Admin');
  expect(screen.getByText(/Another Admin made Pieter Botha an Admin while you were choosing/)).toBeVisible();
  await user.click(button('Update'));
  expect(onChangeRole).toHaveBeenCalledWith('Member', 'Member', aRoll('24h'));
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

test('a failed update says why and keeps the choice', async () => {
  const { user, onDone, onClose } = setUp({ changeRole: refuse });
  await user.selectOptions(role(), 'Admin');
  await user.click(button('Update'));
  expect(screen.getByRole('alert')).toHaveTextContent('You are offline');
  expect(role()).toHaveValue('Admin');
  expect(button('Update')).toBeEnabled();
  expect(onDone).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
});

test('the removal is revealed, cancelled, revealed again and confirmed', async () => {
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

test('a failed removal says why and can be retried', async () => {
  const { user, onRemove, onDone } = setUp({ remove: refuse });
  await user.click(button(REMOVE));
  await user.click(button('Confirm removal'));
  expect(screen.getByRole('alert')).toHaveTextContent('You are offline');
  await user.click(button('Confirm removal'));
  expect(onRemove).toHaveBeenCalledTimes(2);
  expect(onDone).not.toHaveBeenCalled();
});

test('a running removal disables every other action', async () => {
  const { user, onClose } = setUp({ remove: () => new Promise(() => {}) });
  await user.selectOptions(role(), 'Admin');
  await user.click(button(REMOVE));
  await user.click(button('Confirm removal'));
  for (const name of ['Update', 'Cancel', 'Cancel removal']) expect(button(name)).toBeDisabled();
  await user.click(button('Close'));
  expect(onClose).not.toHaveBeenCalled();
});

const ROLLS = { name: 'Roll the API key' };
const rolls = () => screen.getByRole('checkbox', ROLLS);
const keep = () => screen.getByRole('combobox', { name: 'The old key stops working' });
const aRoll = (when: string) => ({ keep: when, attemptID: expect.stringMatching(/^[0-9a-f-]{36}$/) });

test('removing an Admin rolls the API key at once, unless it is chosen otherwise', async () => {
  const { user, onRemove } = setUp({ member: { role: 'Admin' }, remove: refuse });
  await user.click(button(REMOVE));
  expect(rolls()).toBeChecked();
  expect(rolls()).toHaveAccessibleDescription(/Pieter Botha could see it/);
  expect(keep()).toHaveValue('now');
  await user.click(button('Confirm removal'));
  await user.selectOptions(keep(), 'In 24 hours');
  await user.click(button('Confirm removal'));
  await user.click(rolls());
  expect(screen.queryByRole('combobox', { name: 'The old key stops working' })).not.toBeInTheDocument();
  await user.click(button('Confirm removal'));
  expect(onRemove.mock.calls).toEqual([[aRoll('now')], [aRoll('24h')], [undefined]]);
  const [first, second] = onRemove.mock.calls as unknown as [{ attemptID: string }][];
  expect(first?.[0].attemptID).toBe(second?.[0].attemptID);
});

test('an Admin who becomes a Member leaves the API key rolled in 24 hours, unless it is chosen otherwise', async () => {
  const { user, onChangeRole } = setUp({ member: { role: 'Admin' }, changeRole: refuse });
  expect(screen.queryByRole('checkbox', ROLLS)).not.toBeInTheDocument();
  await user.selectOptions(role(), 'Member');
  expect(keep()).toHaveValue('24h');
  await user.click(button('Update'));
  await user.click(rolls());
  await user.click(button('Update'));
  expect(onChangeRole.mock.calls).toEqual([
    ['Member', 'Admin', aRoll('24h')],
    ['Member', 'Admin', undefined],
  ]);
});

test.each<[string, boolean, Partial<TeamMember>, Promise<MemberKeys>]>([
  ['who never could see the key', false, {}, Promise.resolve(NO_KEYS)],
  ['who knows the present key', true, { knownKeyEnding: 'Wx9Y' }, Promise.resolve(NO_KEYS)],
  ['who knows a key that is rolled', false, { knownKeyEnding: 'abcd' }, Promise.resolve(NO_KEYS)],
  ['whose keys cannot be read', true, { knownKeyEnding: 'abcd' }, Promise.reject(new Error('offline'))],
])('removing a Member %s offers a new key: %s', async (_, isOffered, member, keys) => {
  const { user } = setUp({ member, keys });
  await user.click(button(REMOVE));
  expect(screen.queryAllByRole('checkbox', ROLLS)).toHaveLength(isOffered ? 1 : 0);
});

test('the keys that go with a removed member are named', async () => {
  const { user } = setUp({ keys: Promise.resolve({ liveEnding: 'Wx9Y', owned: ['Online shop', 'Till'] }) });
  await user.click(button(REMOVE));
  expect(
    await screen.findByText('The keys that they created stop at once: Online shop, Till.'),
  ).toBeVisible();
});

test('the keys that stop with a demotion are named while Member is chosen', async () => {
  const keys = Promise.resolve({ liveEnding: 'Wx9Y', owned: ['Till'] });
  const { user } = setUp({ member: { role: 'Admin' }, keys });
  const note = 'The key that they created stops at once: Till.';
  await user.selectOptions(role(), 'Member');
  expect(await screen.findByText(note)).toBeVisible();
  await user.selectOptions(role(), 'Admin');
  expect(screen.queryByText(note)).toBeNull();
});

test('why something failed goes once something else is chosen or done, and is never told twice', async () => {
  const { user } = setUp({ changeRole: refuse, remove: refuse });
  const alerts = () => screen.queryAllByRole('alert').length;
  await user.selectOptions(role(), 'Admin');
  await user.click(button('Update'));
  expect(alerts()).toBe(1);
  await user.selectOptions(role(), 'Member');
  expect(alerts()).toBe(0);
  await user.selectOptions(role(), 'Admin');
  await user.click(button('Update'));
  await user.click(button(REMOVE));
  expect(alerts()).toBe(0);
  await user.click(button('Confirm removal'));
  expect(alerts()).toBe(1);
  await user.click(button('Update'));
  expect(alerts()).toBe(1);
  await user.click(button('Confirm removal'));
  expect(alerts()).toBe(1);
  await user.click(button('Cancel removal'));
  await user.click(button(REMOVE));
  expect(alerts()).toBe(0);
});
