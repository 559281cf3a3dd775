import type { Delivery } from '@fleetfoot/shared/domain';
import { useMemo, useRef, useState } from 'react';
import { StatusBadge } from '../status-badge';
import { LIST_COLUMNS, SORT_KEYS, type SortKey } from './list-columns';
import { SortButton } from './sort-button';
import { type SortOrder, sortAfterPress, sortName } from './sort-order';
import { useKeptPlace } from './use-kept-place';
import { useSmallScreen } from './use-small-screen';
import { useVirtualRows } from './use-virtual-rows';
import { VirtualTableFrame } from './virtual-table-style';

const ROW = { height: 57, gap: 0 };
const CARD = { height: 268, gap: 12 };
const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

interface VirtualTableProps {
  /** In the order they are shown in. */
  readonly deliveries: readonly Delivery[];
  readonly order: SortOrder;
  readonly onSort: (order: SortOrder) => void;
}

function cell(key: SortKey, delivery: Delivery) {
  return key === 'status' ? <StatusBadge status={delivery.status} /> : LIST_COLUMNS[key].text(delivery);
}

/** The list's rows, of which only those in sight are in the page. */
export function VirtualTable({ deliveries, order, onSort }: VirtualTableProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const isSmall = useSmallScreen();
  const [focusedId, setFocusedId] = useState<string>();
  const ids = useMemo(() => deliveries.map(({ id }) => id), [deliveries]);
  const size = isSmall ? CARD : ROW;
  const { rows, height, measure } = useVirtualRows({ ids, body, focusedId, ...size });
  useKeptPlace({ ids, body, step: size.height + size.gap, order: sortName(order) });
  return (
    // biome-ignore-start lint/a11y: explicit roles survive the placed rows and the card layout.
    <VirtualTableFrame role="table" aria-rowcount={deliveries.length + 1}>
      <caption>Deliveries. {sortName(order)}</caption>
      <thead role="rowgroup">
        <tr role="row" aria-rowindex={1}>
          {SORT_KEYS.map((key) => {
            const { header } = LIST_COLUMNS[key];
            const direction = order.sort === key ? order.direction : undefined;
            return (
              <th
                key={key}
                role="columnheader"
                scope="col"
                data-column={key}
                aria-sort={direction && ARIA_SORT[direction]}
              >
                {isSmall ? (
                  header
                ) : (
                  <SortButton
                    header={header}
                    direction={direction}
                    onPress={() => onSort(sortAfterPress(key, order))}
                  />
                )}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody
        ref={body}
        role="rowgroup"
        style={{ height }}
        onFocus={({ target }) => setFocusedId(target.closest('tr')?.dataset['id'])}
        onBlur={() => setFocusedId(undefined)}
      >
        {rows.map(({ index, offset }) => {
          const delivery = deliveries[index];
          if (!delivery) return undefined;
          return (
            <tr
              key={delivery.id}
              ref={measure}
              role="row"
              aria-rowindex={index + 2}
              data-index={index}
              data-id={delivery.id}
              style={{ transform: `translateY(${offset}px)` }}
            >
              {SORT_KEYS.map((key, column) =>
                column === 0 ? (
                  <th key={key} role="rowheader" scope="row" data-column={key}>
                    <a href={`/deliveries/${delivery.id}`} data-row-link>
                      {cell(key, delivery)}
                    </a>
                  </th>
                ) : (
                  <td key={key} role="cell" data-column={key} data-label={LIST_COLUMNS[key].header}>
                    {cell(key, delivery)}
                  </td>
                ),
              )}
            </tr>
          );
        })}
      </tbody>
    </VirtualTableFrame>
    // biome-ignore-end lint/a11y: as above
  );
}
