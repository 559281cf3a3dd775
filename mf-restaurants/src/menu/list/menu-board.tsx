import { useNow } from '@fleetfoot/shared/clock';
import type { MenuItem } from '@fleetfoot/shared/model';
import { EmptyState, FormError, Section, Stack } from '@fleetfoot/shared/ui';
import type { MenuWrites } from '../data';
import { menuGroups } from '../menu-groups';
import { MenuList } from './menu-list-style';
import { MenuRow } from './menu-row';
import { SortableList } from './sortable-list';
import { useItemOrder } from './use-item-order';

interface MenuBoardProps {
  readonly restaurantID: string;
  /** The whole menu, in order. */
  readonly items: readonly MenuItem[];
  readonly isSorting: boolean;
  readonly writes: MenuWrites;
}

/** The menu by category: to read, or to put in another order. */
export function MenuBoard({ restaurantID, items, isSorting, writes }: MenuBoardProps) {
  const order = useItemOrder(items, writes);
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
                <MenuRow key={item.id} restaurantID={restaurantID} item={item} now={now} writes={writes} />
              ))}
            </MenuList>
          )}
        </Section>
      ))}
    </Stack>
  );
}
