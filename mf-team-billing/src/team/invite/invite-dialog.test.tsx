import { AppError } from '@fleetfoot/shared/domain';
import type { MessageOutcome } from '@fleetfoot/shared/operations';
import { deferred } from '@fleetfoot/shared/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InviteDialog } from './invite-dialog';

function setUp(invite: () => Promise<MessageOutcome | undefined> = async () => undefined) {
  const props = { onInvite: jest.fn(invite), onDone: jest.fn(), onClose: jest.fn() };
  render(<InviteDialog {...props} />);
  return { ...props, user: userEvent.setup() };
}

const field = () => screen.getByRole('textbox', { name: 'Phone number' });
const role = () => screen.getByRole('combobox', { name: 'Role' });
const button = (name: string) => screen.getByRole('button', { name });

test('the form begins empty, for an Admin, with the focus in the field', () => {
  setUp();
  expect(screen.getByRole('dialog', { name: 'Invite Team Member' })).toBeVisible();
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('');
  expect(field()).toHaveAttribute('placeholder', 'Mobile Number');
  expect(field()).toHaveAccessibleDescription(/^\+27/);
  expect(role()).toHaveValue('Admin');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Admin', 'Member']);
  expect(button('Invite')).toBeDisabled();
});

test('the button is enabled by exactly nine characters', async () => {
  const { user } = setUp();
  await user.type(field(), '82123456');
  expect(button('Invite')).toBeDisabled();
  await user.type(field(), '7');
  expect(button('Invite')).toBeEnabled();
  await user.type(field(), '8');
  expect(button('Invite')).toBeDisabled();
});

test('a pasted number is invited and announced', async () => {
  const { user, onInvite, onDone } = setUp();
  await user.click(field());
  await user.paste('+27 (0)82 123 4567');
  expect(field()).toHaveValue('821234567');
  await user.selectOptions(role(), 'Member');
  await user.click(button('Invite'));
  expect(onInvite).toHaveBeenCalledWith({ phoneNumber: '+27821234567', role: 'Member' });
  expect(onDone).toHaveBeenCalledWith('082 123 4567 is invited as a Member.');
});

test.each<[MessageOutcome, string]>([
  ['sent', 'A message with the link is on its way.'],
  ['failed', 'The message could not be sent. Try Resend, or share a link yourself.'],
  ['refused', 'The message service does not take this number. Share a link yourself.'],
  ['limited', 'No message was sent: there were too many today. Share a link yourself.'],
  ['off', 'No messages are sent from here. Share a link yourself.'],
])('an invitation whose message is %s is announced with it', async (outcome, words) => {
  const { user, onDone } = setUp(async () => outcome);
  await user.type(field(), '821234567');
  await user.click(button('Invite'));
  expect(onDone).toHaveBeenCalledWith(`082 123 4567 is invited as an Admin. ${words}`);
});

test('the Enter key invites only with a complete number', async () => {
  const { user, onInvite } = setUp();
  await user.type(field(), '82123456{Enter}');
  expect(onInvite).not.toHaveBeenCalled();
  await user.type(field(), '7{Enter}');
  expect(onInvite).toHaveBeenCalledWith({ phoneNumber: '+27821234567', role: 'Admin' });
});

test.each(['111234567', '+44770090'])(
  'the text %s is refused as no mobile number before it is sent',
  async (typed) => {
    const { user, onInvite } = setUp();
    await user.type(field(), typed);
    await user.click(button('Invite'));
    expect(screen.getByRole('alert')).toHaveTextContent('not a South African mobile number');
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue(typed);
    expect(onInvite).not.toHaveBeenCalled();
    await user.type(field(), '{Backspace}');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);

test('a failed invitation keeps the dialog open, says why and keeps the choices', async () => {
  const { user, onInvite, onDone, onClose } = setUp(() =>
    Promise.reject(
      new AppError('already-exists', 'x', { userMessage: 'This number is in your team already.' }),
    ),
  );
  await user.type(field(), '821234567');
  await user.selectOptions(role(), 'Member');
  await user.click(button('Invite'));
  expect(screen.getByRole('alert')).toHaveTextContent('This number is in your team already.');
  expect(field()).toHaveValue('821234567');
  expect(role()).toHaveValue('Member');
  expect(onDone).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
  await user.click(button('Invite'));
  expect(onInvite).toHaveBeenCalledTimes(2);
});

test('a running invitation is sent once and cannot be left', async () => {
  const answer = deferred();
  const { user, onInvite, onDone, onClose } = setUp(() => answer.promise.then(() => undefined));
  await user.type(field(), '821234567');
  await user.dblClick(button('Invite'));
  await user.click(button('Close'));
  expect(button('Invite')).toHaveAttribute('aria-busy', 'true');
  expect(button('Cancel')).toBeDisabled();
  await act(async () => answer.resolve());
  expect(onInvite).toHaveBeenCalledTimes(1);
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
});

test.each(['Cancel', 'Close'])('%s leaves', async (name) => {
  const { user, onClose } = setUp();
  await user.click(button(name));
  expect(onClose).toHaveBeenCalledTimes(1);
});
