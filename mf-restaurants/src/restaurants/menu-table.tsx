import type { MenuItem } from '@fleetfoot/shared/domain';
import { DataTable, EmptyState } from '@fleetfoot/shared/ui';
import { menuItems } from './menu-items';

export function MenuTable({ entries }: { entries: readonly MenuItem[] }) {
  const items = menuItems(entries);
  if (items.length === 0) {
    return <EmptyState icon="restaurants" title="This menu has no items yet" />;
  }
  return (
    <DataTable
      caption="Menu items"
      columns={[{ key: 'name', header: 'Item', render: ({ name }) => name || 'Unnamed item' }]}
      rows={items}
      rowKey={({ id }) => id}
    />
  );
}
