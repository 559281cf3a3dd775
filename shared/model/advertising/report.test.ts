import { reportMonth } from './report';

test.each([
  [{ month: 12, year: 2025 }, 'December 2025'],
  [{ month: 1, year: 2026 }, 'January 2026'],
  [{ month: '09', year: '2025' }, 'September 2025'],
  [{ month: 'December', year: 2025 }, 'December 2025'],
])('reportMonth writes %j as %s', (report, written) => {
  expect(reportMonth(report)).toBe(written);
});
