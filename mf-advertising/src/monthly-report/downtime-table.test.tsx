import { render, screen, within } from '@testing-library/react';
import { downtimeFixture } from '../testing/report-fixtures';
import { DowntimeTable } from './downtime-table';

test('lists hours off the road and discounts, by time on the road', () => {
  const lines = [
    downtimeFixture({ totalTime: 20, reason: 'Accident', discountValue: 1600.5 }),
    downtimeFixture({ id: 'd-2', regNo: 'KL 34 GP' }),
  ];
  render(<DowntimeTable lines={lines} />);
  const [, first, second] = within(
    screen.getByRole('table', { name: 'Downtime of this month' }),
  ).getAllByRole('row');
  expect(first).toHaveTextContent(/KL 34 GP.*Service.*38.*R\s285,00/);
  expect(second).toHaveTextContent(/JX 12 GP.*Accident.*80.*R\s1\s600,50/);
});

test('says when there was none', () => {
  render(<DowntimeTable lines={[]} />);
  expect(screen.getByText('No downtime this month')).toBeInTheDocument();
});
