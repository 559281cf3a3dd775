import { useLiveDocument } from '@fleetfoot/shared/firebase';
import { renderPage } from '@fleetfoot/shared/testing';
import { screen } from '@testing-library/react';
import { AboveCredit, CreditNotice } from './credit-notice';

jest.mock('@fleetfoot/shared/firebase', () => ({
  ...jest.requireActual<object>('@fleetfoot/shared/firebase'),
  useLiveDocument: jest.fn(),
}));

test('an organisation above its limit is told why nothing can be created, and where to pay', () => {
  renderPage(<AboveCredit owed={510_050} limit={500_000} />);
  const notice = screen.getByRole('status');
  expect(notice.textContent?.replaceAll('\u00a0', ' ')).toContain('owes R 5 100,50 for trips');
  expect(screen.getByRole('link', { name: 'Pay in Billing' })).toHaveAttribute('href', '/billing');
});

test.each([
  [6_100, 6_000, true],
  [6_000, 6_000, false],
  [0, 6_000, false],
])('an organisation that owes %d cents with a limit of %d is told: %s', (amount, limit, isTold) => {
  jest.mocked(useLiveDocument).mockImplementation(({ path }) => {
    const data = path.endsWith('/credit') ? { limit } : { amount };
    return { status: 'ready', data, offline: false };
  });
  renderPage(<CreditNotice orgID="acme" />);
  expect(screen.queryAllByText(/for trips\. Its limit is R\s60,00/)).toHaveLength(isTold ? 1 : 0);
});
