import { render, screen, within } from '@testing-library/react';
import { bikeFixture } from '../../../testing/report-fixtures';
import { BikeTable } from './bike-table';

test('the table lists the bikes by time on the road, longest first', () => {
  const bikes = [
    bikeFixture({ totalTime: 62 }),
    bikeFixture({ id: 'bike-2', regNo: 'KL 34 GP', totalTime: 99 }),
  ];
  render(<BikeTable bikes={bikes} />);
  const [, first, second] = within(screen.getByRole('table', { name: 'Bikes of this month' })).getAllByRole(
    'row',
  );
  expect(first).toHaveTextContent(/KL 34 GP.*Active.*1\s750.*99.*275\s000/);
  expect(second).toHaveTextContent('JX 12 GP');
});

test('an empty table says that no bike rode', () => {
  render(<BikeTable bikes={[]} />);
  expect(screen.getByText('No bikes rode for this campaign this month')).toBeInTheDocument();
});
