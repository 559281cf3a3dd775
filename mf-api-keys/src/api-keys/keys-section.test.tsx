import { render, screen } from '@testing-library/react';
import { KeysSection } from './keys-section';

test('shows the key and the test key', () => {
  render(<KeysSection keys={{ apiKey: 'ff_live_1', testApiKey: 'ff_test_1' }} />);
  expect(screen.getByRole('heading', { level: 2, name: 'API key' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Test key' })).toBeInTheDocument();
});

test('says when there are none', () => {
  render(<KeysSection keys={undefined} />);
  expect(screen.getByText('Your organisation has no keys yet')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
