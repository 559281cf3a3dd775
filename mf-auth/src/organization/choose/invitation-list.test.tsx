import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CreateInvitation, JoinInvitation } from './invitation';
import { InvitationList } from './invitation-list';
import type { Acceptance } from './use-acceptance';

const create: CreateInvitation = { kind: 'create', id: 'a', organizationName: 'Umoya Foods' };
const join: JoinInvitation = {
  kind: 'join',
  id: 'b',
  orgID: 'org-1',
  organizationName: 'Kasi Couriers',
  role: 'Member',
};

const NOW = new Date('2026-02-03T10:00:00Z');

function setUp(invitations: readonly (CreateInvitation | JoinInvitation)[], acceptance: Acceptance = {}) {
  const props = { onCreate: jest.fn(), onAccept: jest.fn() };
  render(
    <InvitationList
      invitations={invitations}
      phoneNumber="+27821234567"
      acceptance={acceptance}
      now={NOW}
      {...props}
    />,
  );
  return { ...props, user: userEvent.setup() };
}

const row = (name: string) => {
  const found = screen
    .getAllByRole('listitem')
    .find((item) => within(item).queryByText(name, { selector: 'p' }));
  if (!found) throw new Error(`No row for ${name}.`);
  return within(found);
};

test('an invitation to found an organisation is created from', async () => {
  const { onCreate, user } = setUp([create]);
  expect(row('Umoya Foods').getByText('New organization')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Create Umoya Foods' }));
  expect(onCreate).toHaveBeenCalledWith(create);
});

test('an invitation to join shows the role and is accepted', async () => {
  const { onAccept, user } = setUp([join]);
  expect(row('Kasi Couriers').getByText('Member')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Accept Kasi Couriers' }));
  expect(onAccept).toHaveBeenCalledWith(join);
});

test('an expired invitation cannot be accepted, and shows what to do', () => {
  setUp([{ ...join, expiresAt: NOW }]);
  expect(row('Kasi Couriers').getByText('Expired')).toBeVisible();
  expect(row('Kasi Couriers').getByText(/Ask an Admin of Kasi Couriers to send it again/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('an invitation that expires later is accepted', () => {
  setUp([{ ...join, expiresAt: new Date(NOW.getTime() + 1) }]);
  expect(screen.getByRole('button', { name: 'Accept Kasi Couriers' })).toBeEnabled();
  expect(screen.queryByText('Expired')).not.toBeInTheDocument();
});

test('while a row is busy the others wait', () => {
  setUp([create, join], { busyKey: 'org-1/b' });
  expect(row('Kasi Couriers').getByRole('button')).toHaveAttribute('aria-busy', 'true');
  expect(row('Umoya Foods').getByRole('button')).toBeDisabled();
});

test('a row in doubt can be pressed again, the others wait', () => {
  setUp([create, join], { doubtKey: 'org-1/b' });
  expect(row('Kasi Couriers').getByRole('button')).toBeEnabled();
  expect(row('Umoya Foods').getByRole('button')).toBeDisabled();
});

test('a failure is shown in its row', () => {
  setUp([create, join], { failed: { key: 'org-1/b', message: 'This no longer exists.' } });
  expect(row('Kasi Couriers').getByRole('alert')).toHaveTextContent('This no longer exists.');
  expect(row('Umoya Foods').queryByRole('alert')).not.toBeInTheDocument();
  expect(row('Kasi Couriers').getByRole('button')).toBeEnabled();
});

test('an empty list shows whom to ask and with which number', () => {
  setUp([]);
  expect(screen.getByText(/contact your company administrator/i)).toBeVisible();
  expect(screen.getByText('082 123 4567')).toBeVisible();
});
