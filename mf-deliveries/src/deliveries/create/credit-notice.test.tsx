import { renderPage } from '@fleetfoot/shared/testing';
import { screen } from '@testing-library/react';
import { AboveCredit } from './credit-notice';

test('an organisation above its limit is told why nothing can be created, and where to pay', () => {
  renderPage(<AboveCredit owed={510_050} limit={500_000} />);
  const notice = screen.getByRole('status');
  expect(notice.textContent?.replaceAll('\u00a0', ' ')).toContain('owes R 5 100,50 for trips');
  expect(screen.getByRole('link', { name: 'Pay in Billing' })).toHaveAttribute('href', '/billing');
});
