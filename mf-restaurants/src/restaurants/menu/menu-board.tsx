import { EmptyState, FormError, Section, Stack } from '@fleetfoot/shared/ui';
import type { MenuStore } from './menu.queries';
import { menuGroups } from './menu-groups';
import type { MenuItem } from './menu-item';
import { MenuList } from './menu-list';
import { MenuRow } from './menu-row';
import { SortableList } from './sortable-list';
import { useItemOrder } from './use-item-order';
import { useNow } from './use-now';

interface MenuBoardProps {
  readonly restaurantId: string;
  /** The whole menu, in order. */
  readonly items: readonly MenuItem[];
  readonly isSorting: boolean;
  readonly store: MenuStore;
}

/** The menu by category: to read, or to put in another order. */
export function MenuBoard({ restaurantId, items, isSorting, store }: MenuBoardProps) {
  const order = useItemOrder(items, store);
  const now = useNow(items.map(({ soldOutUntil }) => soldOutUntil));
  if (items.length === 0) {
    return (
      <EmptyState icon="restaurants" title="This menu has no items yet">
        Add the first with the button above.
      </EmptyState>
    );
  }
  const groups = menuGroups(order.items);
  const nameOf = (category: string) => category || (groups.length > 1 ? 'Other items' : 'Menu items');
  return (
    <Stack gap={6}>
      {isSorting && (
        <p>Drag an item by its handle, or move it with its buttons. Everyone sees the new order at once.</p>
      )}
      {order.failure && <FormError>{order.failure}</FormError>}
      {groups.map(({ key, category, items: group }) => (
        <Section key={key} title={nameOf(category)}>
          {isSorting ? (
            <SortableList label={nameOf(category)} items={group} onMove={order.move} />
          ) : (
            <MenuList aria-label={nameOf(category)}>
              {group.map((item) => (
                <MenuRow key={item.id} restaurantId={restaurantId} item={item} now={now} store={store} />
              ))}
            </MenuList>
          )}
        </Section>
      ))}
    </Stack>
  );
}
