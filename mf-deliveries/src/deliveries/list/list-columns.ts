import { type Delivery, formatDateTime, URGENCY_LABELS } from '@fleetfoot/shared/domain';
import { deliveryName } from '../delivery-name';
import { sortableText } from './sortable-text';

/** A column of the list, on the screen and in its file. */
export interface ListColumn {
  readonly header: string;
  text(delivery: Delivery): string;
  /** What the rows are ordered by: smaller comes first. */
  order(delivery: Delivery): string | number;
}

function byText(header: string, text: (delivery: Delivery) => string): ListColumn {
  return { header, text, order: (delivery) => sortableText(text(delivery)) };
}

function byTime(header: string, time: (delivery: Delivery) => Date): ListColumn {
  return {
    header,
    text: (delivery) => formatDateTime(time(delivery)),
    order: (delivery) => time(delivery).getTime(),
  };
}

export const LIST_COLUMNS = {
  reference: byText('External ID', deliveryName),
  dropoff: byText('Drop-off name', ({ dropoff_name }) => dropoff_name),
  address: byText('Drop-off address', ({ dropoff_address }) => dropoff_address),
  urgency: byText('Urgency', ({ urgency_level }) => URGENCY_LABELS[urgency_level]),
  pickup: byTime('Pickup time', ({ pickup_time }) => pickup_time),
  created: byTime('Created', ({ created_at }) => created_at),
  status: byText('Status', ({ status }) => status),
} as const satisfies Record<string, ListColumn>;

export type SortKey = keyof typeof LIST_COLUMNS;

export const SORT_KEYS = Object.keys(LIST_COLUMNS) as SortKey[];

export function isSortKey(value: string): value is SortKey {
  return Object.hasOwn(LIST_COLUMNS, value);
}
