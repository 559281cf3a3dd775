import { render, screen } from '@testing-library/react';
import { reportFixture } from '../../testing/report-fixtures';
import { MonthLinks } from './month-links';

test('the links lead to the months before and after', () => {
  const before = reportFixture({ monthYear: 'November2025', month: 11 });
  const after = reportFixture({ monthYear: 'January 2026', month: 1, year: 2026 });
  render(<MonthLinks campaignID="a/b" before={before} after={after} />);
  expect(screen.getByRole('link', { name: 'November 2025' })).toHaveAttribute(
    'href',
    '/advertising/a%2Fb/November2025',
  );
  expect(screen.getByRole('link', { name: 'January 2026' })).toHaveAttribute(
    'href',
    '/advertising/a%2Fb/January%202026',
  );
});

test('a month without neighbours has no links', () => {
  const { container } = render(<MonthLinks campaignID="a" before={undefined} after={undefined} />);
  expect(container).toBeEmptyDOMElement();
});
