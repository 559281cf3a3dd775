import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { VisuallyHidden } from '@fleetfoot/shared/ui';
import { useMemo, useRef, useState } from 'react';
import { useInWords } from '../../../texts/page-language';
import { COLUMN_KEYS, columnOf } from '../columns';
import { useListWords } from '../list-summary';
import type { ListSelection } from '../selection/selection';
import { type SortOrder, sortAfterPress, sortName } from '../sort-order';
import type { ListTools } from '../use-list-tools';
import { useSmallScreen } from '../use-small-screen';
import { DeliveryRow } from './delivery-row';
import { SortButton } from './sort-button';
import { useVirtualRows } from './use-virtual-rows';
import { VirtualTableFrame } from './virtual-table-style';

const ROW = { height: 35, gap: 0 };
const CARD = { height: 214, gap: 12 };
const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

interface VirtualTableProps {
  /** In the order they are shown in. */
  readonly deliveries: readonly Delivery[];
  readonly order: SortOrder;
  /** Id of the one that is shown beside them, or empty. */
  readonly shown: string;
  readonly tools: ListTools | undefined;
  readonly selection: ListSelection;
  readonly onSort: (order: SortOrder) => void;
}

/** The list's rows, of which only those in sight are in the page. */
export function VirtualTable({ deliveries, order, shown, tools, selection, onSort }: VirtualTableProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const isSmall = useSmallScreen();
  const [focusedID, setFocusedId] = useState<string>();
  const ids = useMemo(() => deliveries.map(({ id }) => id), [deliveries]);
  const [shared, share] = useState<Delivery>();
  const say = useInWords();
  const { caption } = useListWords();
  const size = isSmall ? CARD : ROW;
  const { rows, starts, height } = useVirtualRows({ ids, body, focusedID, ...size });
  return (
    // biome-ignore-start lint/a11y: explicit roles survive the placed rows and the card layout.
    <>
      <VirtualTableFrame role="table" aria-rowcount={deliveries.length + 1}>
        <caption>{caption(sortName(order, say))}</caption>
        <thead role="rowgroup">
          <tr role="row" aria-rowindex={1}>
            <th role="columnheader" scope="col" data-column="select">
              {isSmall ? (
                <VisuallyHidden>{say('Selected')}</VisuallyHidden>
              ) : (
                <span data-select-all>
                  {tools && <tools.SelectAll shown={deliveries.length} selection={selection} />}
                </span>
              )}
            </th>
            {COLUMN_KEYS.map((key) => {
              const header = say(columnOf(key).header);
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
            <th role="columnheader" scope="col" data-column="actions">
              <VisuallyHidden>{say('Actions')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody
          ref={body}
          role="rowgroup"
          style={{ height }}
          onFocus={({ target }) => setFocusedId(target.closest('tr')?.dataset['id'])}
          onBlur={() => setFocusedId(undefined)}
        >
          {rows.map(({ index, start }) => {
            const delivery = deliveries[index];
            return (
              delivery && (
                <DeliveryRow
                  key={delivery.id}
                  {...{ delivery, index, start }}
                  box={tools?.SelectBox}
                  isShown={delivery.id === shown}
                  isSelected={selection.ids.has(delivery.id)}
                  onSelect={selection.select}
                  onShare={share}
                />
              )
            );
          })}
        </tbody>
      </VirtualTableFrame>
      {tools && <tools.KeptPlace {...{ ids, body, starts }} order={sortName(order)} />}
      {tools && shared && <tools.ShareDialog delivery={shared} onClose={() => share(undefined)} />}
    </>
    // biome-ignore-end lint/a11y: as above
  );
}
