import { render, screen } from '@testing-library/react';
import { DocumentationCard } from './documentation-card';
import { LogsSection } from './logs-section';

test('the documentation opens in a new tab and says so', () => {
  render(<DocumentationCard />);
  const link = screen.getByRole('link', { name: /^API documentation.*opens in a new tab/ });
  expect(link).toHaveAttribute('href', 'https://docs.fleetfoot.co.za');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
});

test('the log says when it will fill', () => {
  render(<LogsSection />);
  expect(screen.getByRole('heading', { level: 2, name: 'Logs' })).toBeInTheDocument();
  expect(screen.getByText('Your API requests will show up here after your first use')).toBeInTheDocument();
});
