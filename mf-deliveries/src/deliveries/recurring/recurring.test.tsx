import { AppError } from '@fleetfoot/shared/domain';
import type { RecurringDelivery, RecurringRun } from '@fleetfoot/shared/model/delivery/recurring-deliveries';
import { renderPage } from '@fleetfoot/shared/testing';
import { recurringDelivery } from '@fleetfoot/shared/testing/recurring';
import { screen, within } from '@testing-library/react';
import { DeleteDialog } from './detail/delete-dialog';
import { RecurringView } from './detail/recurring-view';
import { RecurringList } from './list/recurring-list';
import { pickupText, scheduleText } from './recurring-words';

const NOW = new Date('2026-12-14T12:00:00Z');
const ID = 'r'.repeat(20);

function run(date: string, changes: Partial<RecurringRun> = {}): RecurringRun {
  const pickup_time = new Date(`${date}T08:30:00+02:00`);
  const times = { pickup_time, at: pickup_time, expiresAt: pickup_time };
  return { id: date, state: 'created', deliveryID: `${ID}-${date}`, ...times, ...changes };
}

function openView(changes: Partial<RecurringDelivery> = {}, runs: readonly RecurringRun[] | 'loading' = []) {
  const onSkip = jest.fn(async () => {});
  const recurring = recurringDelivery({ decidedUntil: NOW, ...changes });
  const page = renderPage(
    <RecurringView
      recurring={recurring}
      runs={runs === 'loading' ? { status: runs } : { status: 'ready', data: runs, offline: false }}
      now={NOW}
      onSkip={onSkip}
    />,
  );
  return { ...page, onSkip };
}

test.each([
  [['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], 'Weekdays at 08:30'],
  [['saturday', 'sunday'], 'Weekends at 08:30'],
  [['friday', 'monday', 'wednesday'], 'Monday, Wednesday and Friday at 08:30'],
  [['tuesday'], 'Tuesday at 08:30'],
  [['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'], 'Every day at 08:30'],
] as const)('%j are %s', (days, text) => {
  expect(scheduleText(recurringDelivery({ days: [...days] }))).toBe(text);
});

test('a pickup is named by its day in South Africa, also just after midnight', () => {
  expect(pickupText(new Date('2026-12-14T22:30:00Z'))).toBe('Tuesday, 15 Dec 2026, 00:30');
});

test('the list says when each runs next and how it is, and leads to it', async () => {
  const onSwitch = jest.fn(async () => {});
  const { user, services } = renderPage(
    <RecurringList
      now={NOW}
      onSwitch={onSwitch}
      list={[
        recurringDelivery({ skipped: ['2026-12-15'], decidedUntil: NOW }),
        recurringDelivery({ id: 'p'.repeat(20), name: 'Milk', status: 'paused' }),
        recurringDelivery({ id: 'e'.repeat(20), name: 'Flowers', ends: '2026-12-01', decidedUntil: NOW }),
      ]}
    />,
  );
  const [, bread, milk, flowers] = screen.getAllByRole('row');
  // Tuesday is skipped and Wednesday is the Day of Reconciliation.
  expect(bread).toHaveTextContent('Weekdays at 08:30Thursday, 17 Dec 2026, 08:30Active');
  expect(within(bread as HTMLElement).getByRole('link')).toHaveAttribute('href', `/recurring/${ID}`);
  expect(milk).toHaveTextContent('NonePaused');
  expect(flowers).toHaveTextContent('NoneEnded');
  await user.click(screen.getByRole('button', { name: 'Resume Milk' }));
  expect(onSwitch).toHaveBeenCalledWith('p'.repeat(20), 'active');
  expect(services.announce).toHaveBeenCalledWith('Milk is active.');
});

test('an organisation without recurring deliveries learns what they are, and sets up the first one', () => {
  renderPage(<RecurringList list={[]} now={NOW} onSwitch={jest.fn()} />);
  expect(screen.getByRole('link', { name: 'New recurring delivery' })).toHaveAttribute(
    'href',
    '/recurring/new',
  );
});

test('the next five runs name public holidays, what is skipped, and the delivery that there is already', () => {
  openView({ skipped: ['2026-12-17'] }, [run('2026-12-15')]);
  const rows = within(screen.getByRole('table', { name: 'Next runs' })).getAllByRole('row');
  expect(rows).toHaveLength(6);
  const [, tuesday, wednesday, thursday, friday] = rows;
  expect(within(tuesday as HTMLElement).getByRole('link', { name: 'Delivery created' })).toHaveAttribute(
    'href',
    `/deliveries/${ID}-2026-12-15`,
  );
  expect(within(tuesday as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
  expect(wednesday).toHaveTextContent('Day of ReconciliationSkipped, public holiday–');
  expect(thursday).toHaveTextContent('SkippedDo not skip');
  expect(friday).toHaveTextContent('PlannedSkip');
});

test('no run is offered to be skipped before it is known which were created', () => {
  openView({}, 'loading');
  expect(screen.getByRole('table', { name: 'Next runs' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Skip/ })).not.toBeInTheDocument();
});

test('a run is skipped and taken back by its button, which names its day', async () => {
  const { user, onSkip, services } = openView({ skipped: ['2026-12-17'] });
  await user.click(screen.getByRole('button', { name: 'Skip 15 Dec 2026' }));
  expect(onSkip).toHaveBeenLastCalledWith('2026-12-15', true);
  expect(services.announce).toHaveBeenLastCalledWith('15 Dec 2026 is skipped.');
  await user.click(screen.getByRole('button', { name: 'Do not skip 17 Dec 2026' }));
  expect(onSkip).toHaveBeenLastCalledWith('2026-12-17', false);
});

test('a skip that the server refuses says why', async () => {
  const { user, onSkip } = openView();
  const userMessage = 'There is no run on this day that can be changed.';
  onSkip.mockRejectedValueOnce(new AppError('failed-precondition', 'x', { userMessage }));
  await user.click(screen.getByRole('button', { name: 'Skip 15 Dec 2026' }));
  expect(await screen.findByText(userMessage)).toBeVisible();
});

test('a missed run says so, and why, for a week', () => {
  const missed = { date: '2026-12-14', reason: 'outage', at: NOW };
  const { unmount } = openView({ missed }, [
    run('2026-12-14', { state: 'missed', reason: 'outage', deliveryID: undefined }),
  ]);
  expect(screen.getByText(/The run of 14 Dec 2026 was missed/)).toHaveTextContent(
    'Our service did not run at that time. No delivery was created.',
  );
  const history = within(screen.getByRole('table', { name: 'History' }));
  expect(history.getAllByRole('row')[1]).toHaveTextContent('MissedOur service did not run at that time.–');
  unmount();
  openView({ missed: { ...missed, at: new Date(NOW.getTime() - 8 * 86_400_000) } });
  expect(screen.queryByText(/was missed/)).not.toBeInTheDocument();
});

test('a run that was missed for a reason of a later release says once that nothing was created', () => {
  openView({ missed: { date: '2026-12-14', reason: 'weather', at: NOW } });
  expect(screen.getByText(/^The run of 14 Dec 2026 was missed\./)).toHaveTextContent(
    /^The run of 14 Dec 2026 was missed\. No delivery was created\.$/,
  );
});

test('a run that waits for credit says what to do', () => {
  openView({}, [run('2026-12-15', { state: 'waiting', reason: 'credit', deliveryID: undefined })]);
  expect(screen.getAllByText(/Pay open trips in Billing/)[0]).toBeVisible();
});

test.each<[Partial<RecurringDelivery>, RegExp | string]>([
  [{ status: 'paused' }, /^It is paused: nothing is created until you resume it\. .* it is deleted\.$/],
  [{ ends: '2026-12-01' }, 'It has no more runs. Edit it to change its last day.'],
])('a recurring delivery that is %j says that nothing comes', (changes, text) => {
  openView(changes);
  expect(screen.getByText(text)).toBeVisible();
});

test('a deletion is confirmed, then leads to the list', async () => {
  const onDelete = jest.fn(async () => {});
  const { user, services } = renderPage(
    <DeleteDialog name="Morning bread" onDelete={onDelete} onClose={jest.fn()} />,
  );
  expect(screen.getByRole('dialog', { name: 'Delete Morning bread?' })).toHaveTextContent(
    'Those that it has created stay',
  );
  await user.click(screen.getByRole('button', { name: 'Delete recurring delivery' }));
  expect(onDelete).toHaveBeenCalled();
  expect(services.navigate).toHaveBeenCalledWith('/recurring');
});
