import type { Live } from '@fleetfoot/shared/firebase';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import type { PrivacyHold } from '@fleetfoot/shared/model/privacy/privacy';
import type { Role } from '@fleetfoot/shared/model/team/people';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PrivacyCard } from './privacy-card';

const AT = new Date('2026-02-03T08:00:00Z');
const HOLD: PrivacyHold = { id: 'd', reason: 'Claim 7', at: AT, by: 'thandi' };

function ready<T>(data: T): Live<T> {
  return { status: 'ready', data, offline: false };
}

interface Given {
  readonly role?: Role;
  readonly days?: number;
  readonly hold?: PrivacyHold;
  readonly blanked_at?: Date;
  readonly now?: string;
}

function setUp({ role = 'Admin', days, hold, blanked_at, now = '2026-02-04T08:00:00Z' }: Given = {}) {
  const writes = { hold: jest.fn(async () => {}), release: jest.fn(async () => {}) };
  const announce = jest.fn();
  // Its times are all that is looked at.
  const delivery = { id: 'd', pickup_time: AT, blanked_at } as Delivery;
  const known = { keepDays: ready(days), hold: ready(hold) };
  render(<PrivacyCard {...{ delivery, role, writes, announce, now: new Date(now) }} {...known} />);
  return { writes, announce, user: userEvent.setup() };
}

const button = (name: string) => screen.queryByRole('button', { name });

test.each([
  [{}, /removed on .*4 May 2026, in 89 days\./],
  // A device whose clock is a second behind counts no day more.
  [{ now: '2026-02-03T07:59:59Z' }, /removed on .*4 May 2026, in 90 days\./],
  [{ days: 7 }, /removed on .*10 Feb 2026, in 6 days\./],
  [{ days: 7, now: '2026-02-09T09:00:00Z' }, /in a day\./],
  [{ days: 7, now: '2026-03-01T09:00:00Z' }, /are removed within a day\./],
  [{ hold: HOLD }, /are held for a dispute since .*3 Feb 2026: Claim 7/],
  [{ blanked_at: AT }, /were removed on .*3 Feb 2026\./],
] as const)('given %j it says until when details are kept', (given, text) => {
  setUp(given);
  expect(screen.getByText(text)).toBeVisible();
});

test('an Admin holds with a reason, which is asked for', async () => {
  const { writes, announce, user } = setUp();
  await user.click(button('Hold for a dispute') as HTMLElement);
  await user.click(button('Hold') as HTMLElement);
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(/Enter the reason\./);
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), ' Claim 7 {Enter}');
  expect(writes.hold).toHaveBeenCalledWith('Claim 7');
  expect(announce).toHaveBeenCalledWith('The details are held.');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('an Admin releases what is held', async () => {
  const { writes, announce, user } = setUp({ hold: HOLD });
  await user.click(button('Release') as HTMLElement);
  expect(writes.release).toHaveBeenCalledTimes(1);
  expect(announce).toHaveBeenCalledWith('The details are released.');
});

test.each([{ role: 'Member' }, { blanked_at: AT }, { role: 'Member', hold: HOLD }] as const)(
  'given %j nothing is offered',
  (given) => {
    setUp(given);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  },
);
