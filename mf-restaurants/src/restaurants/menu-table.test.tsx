import { render, screen, within } from '@testing-library/react';
import { MenuTable } from './menu-table';

test('lists the items by name', () => {
  const entries = [
    { id: '2', name: 'Vetkoek' },
    { id: '3', name: '' },
    { id: '1', name: 'Bunny chow' },
    { id: 'menuConfig', name: '' },
  ];
  render(<MenuTable entries={entries} />);
  const [, ...rows] = within(screen.getByRole('table', { name: 'Menu items' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual(['Unnamed item', 'Bunny chow', 'Vetkoek']);
});

test('says when the menu is empty', () => {
  render(<MenuTable entries={[]} />);
  expect(screen.getByText('This menu has no items yet')).toBeInTheDocument();
});
