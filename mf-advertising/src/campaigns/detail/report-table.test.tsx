import { render, screen, within } from '@testing-library/react';
import { reportFixture } from '../../testing/report-fixtures';
import { ReportTable } from './report-table';

test('a row shows the figures of a month and links to its report', () => {
  render(<ReportTable campaignID="summer" reports={[reportFixture({ monthYear: 'December 2025' })]} />);
  const [, row] = within(screen.getByRole('table', { name: 'Monthly reports' })).getAllByRole('row');
  expect(row).toHaveTextContent(/December 2025.*20\s750,5.*1\s130.*3\s300\s000/);
  expect(screen.getByRole('link', { name: 'December 2025' })).toHaveAttribute(
    'href',
    '/advertising/summer/December%202025',
  );
});

test('an empty table says that there are no reports yet', () => {
  render(<ReportTable campaignID="summer" reports={[]} />);
  expect(screen.getByText('No reports yet')).toBeInTheDocument();
});
