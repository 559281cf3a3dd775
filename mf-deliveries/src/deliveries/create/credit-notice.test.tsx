import { useLiveDocument } from '@fleetfoot/shared/firebase';
import { renderPage } from '@fleetfoot/shared/testing';
import { screen } from '@testing-library/react';
import { AboveCredit, CreditNotice } from './credit-notice';

jest.mock('@fleetfoot/shared/firebase', () => ({
  ...jest.requireActual<object>('@fleetfoot/shared/firebase'),
  useLiveDocument: jest.fn(),
}));

test('an organisation above its limit is told why nothing can be created, and where to pay', () => {
  renderPage(<AboveCredit owed={510_050} reserved={12_000} limit={500_000} />);
  const notice = screen.getByRole('status');
  expect(notice.textContent?.replaceAll('\u00a0', ' ')).toContain(
    'owes R 5 100,50 for trips and has R 120,00 under way',
  );
  expect(screen.getByRole('link', { name: 'Pay in Billing' })).toHaveAttribute('href', '/billing');
});

test.each([
  [6_100, 0, true],
  [6_000, 0, true],
  [3_000, 3_000, true],
  [0, 6_100, true],
  [3_000, 2_900, false],
  [0, 0, false],
])(
  'an organisation that owes %d cents and has %d under way, with a limit of 6000, is told: %s',
  (owed, reserved, isTold) => {
    jest.mocked(useLiveDocument).mockImplementation(({ path }) => {
      const amount = path.endsWith('/reserved') ? reserved : owed;
      return {
        status: 'ready',
        data: path.endsWith('/credit') ? { limit: 6_000 } : { amount },
        offline: false,
      };
    });
    renderPage(<CreditNotice orgID="acme" />);
    expect(screen.queryAllByText(/under way\. Its limit is R\s60,00/)).toHaveLength(isTold ? 1 : 0);
  },
);
