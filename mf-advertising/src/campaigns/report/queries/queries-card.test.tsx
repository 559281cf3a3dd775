import type { Live } from '@fleetfoot/shared/firebase';
import type { Problem } from '@fleetfoot/shared/model/delivery/problem';
import { renderPage } from '@fleetfoot/shared/testing';
import { problem } from '@fleetfoot/shared/testing/problem';
import { screen } from '@testing-library/react';
import { downtimeFixture } from '../../../testing/report-fixtures';
import { QueriesCard } from './queries-card';

const NOW = new Date('2026-11-25T13:00:00Z');
const LINES = [downtimeFixture(), downtimeFixture({ id: 'd-2', regNo: 'KL 34 GP' })];

const queried = (changes: Partial<Problem> = {}) =>
  problem({
    ...{ id: 'c.2026-10.d-2.1', kind: 'downtime', subject: 'c.2026-10.d-2', label: 'KL 34 GP' },
    ...{ chargeID: 'c.2026-10', reason: 'did_ride', ...changes },
  });

function setUp(problems: readonly Problem[] = []) {
  const writes = {
    query: jest.fn(async () => {}),
    write: jest.fn(async () => {}),
    close: jest.fn(async () => {}),
    photo: jest.fn(async () => undefined),
  };
  const announce = jest.fn();
  const live: Live<readonly Problem[]> = { status: 'ready', data: problems, offline: false };
  const subjectOf = (id: string) => `c.2026-10.${id}`;
  const given = {
    lines: LINES,
    month: '2026-10',
    live,
    uid: 'thandi',
    writes,
    now: NOW,
    announce,
    subjectOf,
  };
  return { ...renderPage(<QueriesCard {...given} />), writes, announce };
}

const offers = () => screen.queryAllByRole('button', { name: /^Query this downtime: KL 34 GP/ });

test('a line is queried by its bike', async () => {
  const { writes, announce, user } = setUp();
  await user.click(offers()[0] as HTMLElement);
  const dialog = screen.getByRole('dialog', { name: 'Query the downtime of KL 34 GP' });
  await user.selectOptions(screen.getByLabelText('What is wrong?'), 'The bike did ride');
  await user.click(screen.getByRole('button', { name: 'Report' }));
  expect(writes.query).toHaveBeenCalledWith('d-2', 1, { reason: 'did_ride', note: '' });
  expect(announce).toHaveBeenCalledWith('The downtime is queried.');
  expect(dialog).not.toBeInTheDocument();
});

test('a day of the month is queried, and named with the bike', async () => {
  const { writes, user, unmount } = setUp();
  await user.click(offers()[0] as HTMLElement);
  const days = screen.getByLabelText('Which day?');
  expect([...days.querySelectorAll('option')].map(({ label }) => label)).toEqual([
    'All of October 2026',
    ...Array.from({ length: 31 }, (_, index) => `${String(index + 1).padStart(2, '0')} Oct 2026`),
  ]);
  await user.selectOptions(days, '14 Oct 2026');
  await user.selectOptions(screen.getByLabelText('What is wrong?'), 'The bike did ride');
  await user.click(screen.getByRole('button', { name: 'Report' }));
  expect(writes.query).toHaveBeenCalledWith('d-2', 1, { reason: 'did_ride', note: '', day: '2026-10-14' });
  unmount();
  setUp([queried({ day: '2026-10-14' })]);
  expect(screen.getByRole('article', { name: 'KL 34 GP, 14 Oct 2026: The bike did ride' })).toBeVisible();
});

test('an open query is shown with its bike and its clock, and its line is offered again once it is closed', () => {
  const { unmount } = setUp([queried()]);
  const thread = screen.getByRole('article', { name: 'KL 34 GP: The bike did ride' });
  expect(thread).toHaveTextContent(/Answer due by 26 Nov 2026, 14:00\./);
  expect(offers()).toHaveLength(0);
  expect(screen.getAllByRole('button', { name: /^Query this downtime/ })).toHaveLength(1);
  unmount();
  setUp([queried({ state: 'closed' })]);
  expect(offers()).toHaveLength(1);
});
