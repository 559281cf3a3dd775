import type { Delivery } from '@fleetfoot/shared/model';
import { Button, LinkButton } from '@fleetfoot/shared/ui';
import { memo, useId } from 'react';
import { COLUMN_KEYS, cellOf, columnOf } from '../columns';

interface DeliveryRowProps {
  readonly delivery: Delivery;
  readonly index: number;
  /** Its position, in px from the list's top. */
  readonly start: number;
  /** Stable. */
  readonly onShare: (delivery: Delivery) => void;
}

/** A row of the list; a card on a small screen. Rendered again only when its delivery or its position changes. */
export const DeliveryRow = memo(function DeliveryRow({ delivery, index, start, onShare }: DeliveryRowProps) {
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
      {COLUMN_KEYS.map((key) =>
        key === 'reference' ? (
          <th key={key} role="rowheader" scope="row" data-column={key}>
            <a id={nameId} href={`/deliveries/${id}`} data-row-link>
              {cellOf(key, delivery)}
            </a>
          </th>
        ) : (
          <td key={key} role="cell" data-column={key} data-label={columnOf(key).header}>
            {cellOf(key, delivery)}
          </td>
        ),
      )}
      <td role="cell" data-column="actions">
        <LinkButton variant="quiet" href={`/newdelivery?repeat=${id}`} aria-describedby={nameId}>
          Repeat
        </LinkButton>
        <Button variant="quiet" aria-describedby={nameId} onClick={() => onShare(delivery)}>
          Share
        </Button>
      </td>
    </tr>
    // biome-ignore-end lint/a11y: as above
  );
});
