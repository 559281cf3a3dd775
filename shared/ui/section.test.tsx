import { render, screen } from '@testing-library/react';
import { Section } from './page';

test('a section is a region named by its heading', () => {
  render(<Section title="Members">Thandi</Section>);
  expect(screen.getByRole('heading', { level: 2, name: 'Members' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Members' })).toHaveTextContent('Thandi');
});
