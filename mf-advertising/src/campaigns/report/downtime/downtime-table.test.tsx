import { render, screen, within } from '@testing-library/react';
import { downtimeFixture } from '../../../testing/report-fixtures';
import { downtimeReport } from './downtime';
import { DowntimeTable } from './downtime-table';

test('the table lists downtime and discounts, by time on the road', () => {
  const { lines } = downtimeReport([
    downtimeFixture({ totalTime: 20, reason: 'Accident', discountValue: 1600.5 }),
    downtimeFixture({ id: 'd-2', regNo: 'KL 34 GP' }),
  ]);
  render(<DowntimeTable lines={lines} />);
  const table = screen.getByRole('table', { name: 'Downtime of this month' });
  const [, first, second] = within(table).getAllByRole('row');
  expect(first).toHaveTextContent(/KL 34 GPService6238R\s7,50R\s285,00/);
  // No hourly rate in whole cents gives this discount.
  expect(second).toHaveTextContent(/JX 12 GPAccident2080–R\s1\s600,50/);
});

test('an empty table says that there was no downtime', () => {
  render(<DowntimeTable lines={[]} />);
  expect(screen.getByText('No downtime this month')).toBeInTheDocument();
});
