import type { MenuItem } from '@fleetfoot/shared/model/restaurants/menu-item';
import { useLayoutEffect, useRef } from 'react';
import { MenuList } from './menu-list-style';
import { SortableRow } from './sortable-row';
import { useDrag } from './use-drag';

interface SortableListProps {
  readonly label: string;
  /** The items of one category, in order. */
  readonly items: readonly MenuItem[];
  readonly onMove: (item: MenuItem, to: number, count: number) => void;
}

/** One category whose items are put in another order, by dragging or with buttons. */
export function SortableList({ label, items, onMove }: SortableListProps) {
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<HTMLElement>(undefined);
  const count = items.length;

  const drag = useDrag(list, (from, to) => {
    const item = items[from];
    if (item) onMove(item, to, count);
  });

  // A row that moves in the document loses the focus that is in it.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) pressed.current?.focus();
    pressed.current = undefined;
  });

  return (
    <MenuList ref={list} aria-label={label}>
      {items.map((item, index) => (
        <SortableRow
          key={item.id}
          item={item}
          isFirst={index === 0}
          isLast={index === count - 1}
          shift={drag.shiftOf(index)}
          isDragged={drag.from === index}
          onGrab={(event) => drag.begin(index, event)}
          onStep={(step, button) => {
            pressed.current = button;
            onMove(item, index + step, count);
          }}
        />
      ))}
    </MenuList>
  );
}
