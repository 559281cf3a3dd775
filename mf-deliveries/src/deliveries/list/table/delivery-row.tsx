import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { Button, LinkButton } from '@fleetfoot/shared/ui';
import { memo, useId } from 'react';
import { useInWords } from '../../../texts/page-language';
import { deliveryName } from '../../delivery-name';
import { COLUMN_KEYS, cellOf, columnOf } from '../columns';
import { useListWords } from '../list-summary';
import type { SelectionStep } from '../selection/selection';
import type { ListTools } from '../use-list-tools';

interface DeliveryRowProps {
  readonly delivery: Delivery;
  readonly index: number;
  /** Its position, in px from the list's top. */
  readonly start: number;
  /** What it is selected by, once that is loaded. */
  readonly box: ListTools['SelectBox'] | undefined;
  readonly isShown: boolean;
  readonly isSelected: boolean;
  /** Stable. */
  readonly onSelect: (step: SelectionStep) => void;
  /** Stable. */
  readonly onShare: (delivery: Delivery) => void;
}

/** A row of the list; a card on a small screen. Rendered again only when its delivery or its position changes. */
export const DeliveryRow = memo(function DeliveryRow(props: DeliveryRowProps) {
  const { delivery, index, start, box: SelectBox, isShown, isSelected, onSelect, onShare } = props;
  const { id } = delivery;
  const nameId = useId();
  const say = useInWords();
  const { select } = useListWords();
  return (
    // biome-ignore-start lint/a11y: explicit roles survive the placed rows and the card layout.
    <tr
      role="row"
      aria-rowindex={index + 2}
      data-index={index}
      data-id={id}
      aria-current={isShown || undefined}
      data-selected={isSelected || undefined}
      style={{ transform: `translateY(${start}px)` }}
    >
      <td role="cell" data-column="select">
        {SelectBox && (
          <SelectBox
            label={select(deliveryName(delivery) + (delivery.dropoff_name && `, ${delivery.dropoff_name}`))}
            isSelected={isSelected}
            onSelect={(isRange) => onSelect({ kind: 'row', id, isRange })}
          />
        )}
      </td>
      {COLUMN_KEYS.map((key) =>
        key === 'reference' ? (
          <th key={key} role="rowheader" scope="row" data-column={key} translate="no">
            <a id={nameId} href={`/deliveries/${id}`} data-row-link>
              {cellOf(key, delivery, say)}
            </a>
          </th>
        ) : (
          <td
            key={key}
            role="cell"
            data-column={key}
            data-label={say(columnOf(key).header)}
            translate={columnOf(key).isData && 'no'}
          >
            {cellOf(key, delivery, say)}
          </td>
        ),
      )}
      <td role="cell" data-column="actions">
        <LinkButton variant="quiet" href={`/newdelivery?repeat=${id}`} aria-describedby={nameId}>
          {say('Repeat')}
        </LinkButton>
        {SelectBox && (
          <Button variant="quiet" aria-describedby={nameId} onClick={() => onShare(delivery)}>
            {say('Share')}
          </Button>
        )}
      </td>
    </tr>
    // biome-ignore-end lint/a11y: as above
  );
});
