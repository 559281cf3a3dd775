import type { Delivery } from '@fleetfoot/shared/domain';
import { memo, type ReactNode, useId } from 'react';
import { StatusBadge } from '../status-badge';
import { LIST_COLUMNS, SORT_KEYS, type SortKey } from './list-columns';

interface DeliveryRowProps {
  readonly delivery: Delivery;
  readonly index: number;
  /** Where it stands, in px from the list's top. */
  readonly start: number;
}

function cell(key: SortKey, delivery: Delivery): ReactNode {
  return key === 'status' ? <StatusBadge status={delivery.status} /> : LIST_COLUMNS[key].text(delivery);
}

/** A row of the list; a card on a small screen. Drawn anew only when its delivery or its place is another. */
export const DeliveryRow = memo(function DeliveryRow({ delivery, index, start }: DeliveryRowProps) {
  const { id } = delivery;
  const nameId = useId();
  return (
    // biome-ignore-start lint/a11y: explicit roles survive the placed rows and the card layout.
    <tr
      role="row"
      aria-rowindex={index + 2}
      data-index={index}
      data-id={id}
      style={{ transform: `translateY(${start}px)` }}
    >
      {SORT_KEYS.map((key) =>
        key === 'reference' ? (
          <th key={key} role="rowheader" scope="row" data-column={key}>
            <a id={nameId} href={`/deliveries/${id}`} data-row-link>
              {cell(key, delivery)}
            </a>
          </th>
        ) : (
          <td key={key} role="cell" data-column={key} data-label={LIST_COLUMNS[key].header}>
            {cell(key, delivery)}
          </td>
        ),
      )}
      <td role="cell" data-column="actions">
        <a href={`/newdelivery?repeat=${id}`} aria-describedby={nameId}>
          Repeat
        </a>
      </td>
    </tr>
    // biome-ignore-end lint/a11y: as above
  );
});
