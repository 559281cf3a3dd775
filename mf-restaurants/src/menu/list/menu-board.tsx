import { useNow } from '@fleetfoot/shared/clock';
import type { MenuItem } from '@fleetfoot/shared/model/restaurants/menu-item';
import { EmptyState, FormError, LinkButton, Section, Stack } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { pathOfNewItem } from '../../restaurant-paths';
import { MENU, ORDER } from '../../texts/menu';
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

/** Which item's choice is open once that of `id` opens or closes: a later one stays. */
function openAfter(openID: string | undefined, id: string, isOpen: boolean): string | undefined {
  if (isOpen) return id;
  return openID === id ? undefined : openID;
}

/** The menu by category: to read, or to put in another order. */
export function MenuBoard({ restaurantID, items, isSorting, writes }: MenuBoardProps) {
  const order = useItemOrder(items, writes);
  // One at a time: several rows in a hurry leave one choice open.
  const [openID, setOpenID] = useState<string>();
  // The rows go while the order is changed, and what was open in them.
  if (isSorting && openID !== undefined) setOpenID(undefined);
  const now = useNow(items.map(({ soldOutUntil }) => soldOutUntil));
  if (items.length === 0) {
    return (
      <EmptyState
        icon="restaurants"
        title={MENU.none}
        action={<LinkButton href={pathOfNewItem(restaurantID)}>{MENU.addFirst}</LinkButton>}
      />
    );
  }
  const groups = menuGroups(order.items);
  const nameOf = (category: string) => category || (groups.length > 1 ? MENU.otherItems : MENU.allItems);
  return (
    <Stack gap={6}>
      {isSorting && <p>{ORDER.intro}</p>}
      {order.failure && <FormError>{order.failure}</FormError>}
      {groups.map(({ key, category, items: group }) => (
        <Section key={key} title={nameOf(category)}>
          {isSorting ? (
            <SortableList label={nameOf(category)} items={group} onMove={order.move} />
          ) : (
            <MenuList aria-label={nameOf(category)}>
              {group.map((item) => (
                <MenuRow
                  key={item.id}
                  restaurantID={restaurantID}
                  item={item}
                  now={now}
                  writes={writes}
                  isOpen={openID === item.id}
                  onOpen={(isOpen) => setOpenID((id) => openAfter(id, item.id, isOpen))}
                />
              ))}
            </MenuList>
          )}
        </Section>
      ))}
    </Stack>
  );
}
