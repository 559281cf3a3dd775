import { render, screen, within } from '@testing-library/react';
import { DataTable } from './data-table';

const COLUMNS = [
  { key: 'id', header: 'Delivery', render: (row: { id: string }) => row.id },
  { key: 'total', header: 'Total', align: 'end', render: () => 'R 1 234,56' },
] as const;

const ROWS = [{ id: 'ORD-1' }, { id: 'ORD-2' }];

test('a data table has a name, and headers for columns and rows', () => {
  render(<DataTable caption="Deliveries" columns={COLUMNS} rows={ROWS} rowKey={(row) => row.id} />);
  const table = screen.getByRole('table', { name: 'Deliveries' });
  expect(within(table).getAllByRole('row')).toHaveLength(3);
  expect(screen.getByRole('columnheader', { name: 'Total' })).toBeVisible();
  expect(screen.getByRole('rowheader', { name: 'ORD-2' })).toBeVisible();
  expect(screen.getAllByRole('cell', { name: 'R 1 234,56' })).toHaveLength(2);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('every row has one real link', () => {
  render(
    <DataTable
      caption="Deliveries"
      columns={COLUMNS}
      rows={ROWS}
      rowKey={(row) => row.id}
      rowHref={(row) => `/deliveries/${row.id}`}
      rowLabel={(row) => `${row.id}, delivery`}
    />,
  );
  expect(screen.getByRole('link', { name: 'ORD-1, delivery' })).toHaveAttribute('href', '/deliveries/ORD-1');
  expect(screen.getAllByRole('link')).toHaveLength(2);
});
