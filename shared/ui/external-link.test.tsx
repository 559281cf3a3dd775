import { render, screen } from '@testing-library/react';
import { ExternalLink } from './external-link';

test('an external link opens in a new tab, announces that and sends no referrer', () => {
  render(<ExternalLink href="https://docs.example/">Guide</ExternalLink>);
  const link = screen.getByRole('link', { name: 'Guide (opens in a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});
