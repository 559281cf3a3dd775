import { AppError } from '@fleetfoot/shared/domain';
import type { ProfileExport } from '@fleetfoot/shared/operations';
import { deferred, sessions } from '@fleetfoot/shared/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProfileView } from './profile-view';
import { readableExport } from './readable-export';

const { user: PERSON } = sessions.member;

const DATA: ProfileExport = {
  exportedAt: '2026-11-22T08:00:00.000Z',
  profile: {
    ...{ id: 'thandi', fullName: 'Thandi Nkosi', email: 'thandi@acme.co.za', phoneNumber: '+27821234567' },
    dateJoined: '2026-01-05T08:00:00.000Z',
  },
  memberships: [
    {
      ...{ orgID: 'acme', organizationName: 'Acme Foods', fullName: 'Thandi Nkosi', role: 'Admin' },
      ...{ email: 'thandi@acme.co.za', phoneNumber: '+27821234567' },
      drafts: [{ id: 'new-delivery', value: '{}' }],
      views: [{ id: 'late', name: 'Too late', query: 'status=Late' }],
    },
  ],
  drafts: [],
  invitations: [],
  signIns: [
    {
      ...{ device: 'Chrome on Android', address: '192.0.2.7' },
      ...{ createdAt: '2026-11-01T08:00:00.000Z', lastSeen: '2026-11-02T08:00:00.000Z' },
    },
  ],
};

function setUp(changes: { remove?: () => Promise<unknown> } = {}) {
  const change = jest.fn(async () => {});
  const writes = {
    change,
    download: jest.fn(async () => DATA),
    remove: jest.fn(changes.remove ?? (async () => {})),
  };
  const [announce, refresh, signOut] = [jest.fn(), jest.fn(async () => {}), jest.fn(async () => {})];
  if (!PERSON) throw new Error('The member has a profile.');
  const back = { href: '/deliveries', label: 'Deliveries' };
  render(
    <ProfileView
      user={PERSON}
      back={back}
      writes={writes}
      announce={announce}
      refresh={refresh}
      signOut={signOut}
    />,
  );
  return { writes, announce, refresh, signOut, user: userEvent.setup() };
}

const button = (name: string) => screen.getByRole('button', { name });
const dialog = () => screen.getByRole('dialog', { name: 'Delete your profile?' });

async function openDialog(user: ReturnType<typeof userEvent.setup>, typed: string) {
  await user.click(button('Delete my profile'));
  await user.type(screen.getByRole('textbox', { name: 'Type DELETE to confirm' }), typed);
  const buttons = screen.getAllByRole('button', { name: 'Delete my profile' });
  return buttons.find((one) => dialog().contains(one)) as HTMLElement;
}

test('a changed name is saved, and the session learns of it', async () => {
  const { writes, announce, refresh, user } = setUp();
  const field = screen.getByRole('textbox', { name: 'Full Name' });
  expect(field).toHaveValue(PERSON?.fullName);
  await user.clear(field);
  await user.type(field, 'Thandi Dube');
  await user.click(button('Save'));
  expect(writes.change).toHaveBeenCalledWith({ fullName: 'Thandi Dube', email: PERSON?.email });
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(announce).toHaveBeenCalledWith('Your profile is saved.');
  expect(screen.getByText('Your profile is saved.')).toBeVisible();
  await user.type(screen.getByLabelText('Full Name'), 's');
  expect(screen.queryByText('Your profile is saved.')).not.toBeInTheDocument();
});

test('the download is asked for once and announced', async () => {
  URL.createObjectURL = jest.fn(() => 'blob:x');
  URL.revokeObjectURL = jest.fn();
  const save = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { writes, announce, user } = setUp();
  await user.click(button('Download as JSON'));
  expect(writes.download).toHaveBeenCalledTimes(1);
  expect(save).toHaveBeenCalledTimes(1);
  expect(announce).toHaveBeenCalledWith('Your data is downloaded.');
});

test('the text holds every part of what is held, in words', () => {
  const text = readableExport(DATA);
  for (const part of [
    '082 123 4567',
    'As a member of Acme Foods',
    'Too late',
    'Draft new-delivery',
    'Admin',
  ]) {
    expect(text).toContain(part);
  }
});

test('a profile is deleted only once the word is typed, and then the session ends', async () => {
  const { writes, signOut, user } = setUp();
  const confirm = await openDialog(user, 'delet');
  expect(confirm).toBeDisabled();
  await user.type(screen.getByRole('textbox', { name: 'Type DELETE to confirm' }), 'e');
  await user.click(confirm);
  expect(writes.remove).toHaveBeenCalledTimes(1);
  expect(signOut).toHaveBeenCalledTimes(1);
});

test('the last Admin reads what to do first and stays signed in', async () => {
  const userMessage = 'You are the last Admin of Acme Foods.';
  const { signOut, user } = setUp({
    remove: () => Promise.reject(new AppError('failed-precondition', 'x', { userMessage })),
  });
  await user.click(await openDialog(user, 'DELETE'));
  expect(screen.getByRole('alert')).toHaveTextContent(userMessage);
  expect(signOut).not.toHaveBeenCalled();
});

test('a deletion under way is sent once and cannot be left', async () => {
  const answer = deferred();
  const { writes, user } = setUp({ remove: () => answer.promise });
  const confirm = await openDialog(user, 'DELETE');
  await user.dblClick(confirm);
  expect(button('Cancel')).toBeDisabled();
  await user.click(button('Close'));
  expect(dialog()).toBeVisible();
  await act(async () => answer.resolve());
  expect(writes.remove).toHaveBeenCalledTimes(1);
});
