import { renderPage, sessions } from '@fleetfoot/shared/testing';
import { screen } from '@testing-library/react';
import { PrivacyPage } from './privacy-page';

jest.mock('@fleetfoot/shared/firebase', () => ({
  ...jest.requireActual<object>('@fleetfoot/shared/firebase'),
  useLiveDocument: () => ({ status: 'ready', data: 90, offline: false }),
  useLiveCollection: () => ({ status: 'ready', data: [], offline: false }),
}));

test('a Member reads that only an Admin can look up a number, and has no tool to do so', () => {
  renderPage(<PrivacyPage />, { session: sessions.member });
  expect(screen.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  expect(screen.getByText('Only an Admin can look up what is held about a number.')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('an Admin looks up numbers, and reads for how many days details are kept', () => {
  renderPage(<PrivacyPage />);
  expect(screen.getByRole('button', { name: 'Look up' })).toBeVisible();
  expect(screen.getByLabelText('Days after a delivery')).toHaveValue('90');
});
