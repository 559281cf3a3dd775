import { render, screen } from '@testing-library/react';
import { ExternalLink } from './external-link';

test('opens in a new tab, says so and gives nothing of the page away', () => {
  render(<ExternalLink href="https://docs.example/">Guide</ExternalLink>);
  const link = screen.getByRole('link', { name: 'Guide (opens in a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});
