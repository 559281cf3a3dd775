import { render, screen } from '@testing-library/react';
import { reportFixture } from '../testing/report-fixtures';
import { MonthLinks } from './month-links';

test('leads to the months beside', () => {
  const before = reportFixture({ monthYear: 'November2025', month: 11 });
  const after = reportFixture({ monthYear: 'January 2026', month: 1, year: 2026 });
  render(<MonthLinks campaignId="a/b" before={before} after={after} />);
  expect(screen.getByRole('link', { name: 'November 2025' })).toHaveAttribute(
    'href',
    '/advertising/a%2Fb/November2025',
  );
  expect(screen.getByRole('link', { name: 'January 2026' })).toHaveAttribute(
    'href',
    '/advertising/a%2Fb/January%202026',
  );
});

test('is not there for a month that stands alone', () => {
  const { container } = render(<MonthLinks campaignId="a" before={undefined} after={undefined} />);
  expect(container).toBeEmptyDOMElement();
});
