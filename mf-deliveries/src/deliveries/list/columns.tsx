import { formatDateTime } from '@fleetfoot/shared/domain';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { URGENCY_LABELS } from '@fleetfoot/shared/model/delivery/delivery-choices';
import type { Say } from '@fleetfoot/shared/texts';
import type { ReactNode } from 'react';
import { deliveryName } from '../delivery-name';
import { DeliveryStatus } from '../delivery-status';
import { plainText } from './plain-text';

interface ColumnLayout {
  readonly header: string;
  /** Track of the grid. */
  readonly width: string;
  /** Narrowest table in rem that has room for it; without one it is always there. */
  readonly from?: number;
  /** Area on a card: row and column, and where they end if it takes more than one. */
  readonly card: string;
  /** The same on a card as wide as a tablet. */
  readonly wideCard: string;
  /** Whether a card shows the header in front of the text. */
  readonly hasCardLabel?: true;
  /** Whether a longer text is cut off: at the end of the row, on a card after two lines. */
  readonly isClamped?: true;
  /** Whether it holds what people typed, which no translator is to change. */
  readonly isData?: true;
}

interface TextColumn extends ColumnLayout {
  readonly kind: 'text';
  value(delivery: Delivery): string;
  /** What is shown, where it is more than the text. */
  cell?(delivery: Delivery): ReactNode;
}

interface TimeColumn extends ColumnLayout {
  readonly kind: 'time';
  value(delivery: Delivery): Date;
}

/** A column of the list. Grid, card, sorting and CSV file follow from it. */
export type ListColumn = TextColumn | TimeColumn;

/** In place of what the privacy clock has taken: nothing else leaves a delivery without it. */
const REMOVED = 'Removed';

/** Every column, in the order of the screen. */
const LIST_COLUMNS = {
  reference: {
    header: 'External ID',
    kind: 'text',
    value: deliveryName,
    isData: true,
    width: 'minmax(5.25rem, 1fr)',
    card: '1 / 1',
    wideCard: '1 / 1',
  },
  dropoff: {
    header: 'Drop-off name',
    kind: 'text',
    value: ({ dropoff_name }) => dropoff_name || REMOVED,
    isData: true,
    width: 'minmax(5.1rem, 1.1fr)',
    card: '2 / 1 / 3 / 3',
    wideCard: '1 / 2',
    isClamped: true,
  },
  address: {
    header: 'Drop-off address',
    kind: 'text',
    value: ({ dropoff_address }) => dropoff_address || REMOVED,
    isData: true,
    width: 'minmax(7rem, 1.7fr)',
    from: 50.5,
    card: '3 / 1 / 4 / 3',
    wideCard: '2 / 1 / 3 / 3',
    isClamped: true,
  },
  urgency: {
    header: 'Urgency',
    kind: 'text',
    value: ({ urgency_level }) => URGENCY_LABELS[urgency_level],
    width: '6rem',
    from: 66.25,
    card: '6 / 1',
    wideCard: '2 / 3',
    hasCardLabel: true,
  },
  pickup: {
    header: 'Pickup time',
    kind: 'time',
    value: ({ pickup_time }) => pickup_time,
    width: 'clamp(7.75rem, 15.5cqi, 8.25rem)',
    from: 39.4,
    card: '4 / 1 / 5 / 3',
    wideCard: '3 / 1 / 4 / 3',
    hasCardLabel: true,
  },
  created: {
    header: 'Created',
    kind: 'time',
    value: ({ created_at }) => created_at,
    width: '8.25rem',
    from: 59.5,
    card: '5 / 1 / 6 / 3',
    wideCard: '4 / 1 / 5 / 3',
    hasCardLabel: true,
  },
  status: {
    header: 'Status',
    kind: 'text',
    value: ({ status }) => status,
    cell: (delivery) => <DeliveryStatus delivery={delivery} />,
    width: '8.75rem',
    card: '1 / 2',
    wideCard: '1 / 3',
  },
} as const satisfies Record<string, ListColumn>;

export type ColumnKey = keyof typeof LIST_COLUMNS;

export const COLUMN_KEYS = Object.keys(LIST_COLUMNS) as ColumnKey[];

export function isColumnKey(value: string): value is ColumnKey {
  return Object.hasOwn(LIST_COLUMNS, value);
}

export function columnOf(key: ColumnKey): ListColumn {
  return LIST_COLUMNS[key];
}

/** What a row shows in a column. */
export function cellOf(key: ColumnKey, delivery: Delivery, say: Say): ReactNode {
  const column = columnOf(key);
  if (column.kind === 'time') return formatDateTime(column.value(delivery));
  const text = column.value(delivery);
  // What people typed is nobody's to translate.
  return column.cell?.(delivery) ?? (key === 'urgency' || text === REMOVED ? say(text) : text);
}

/** Wide enough for any number people write into a reference. */
const DIGITS = 16;

/** A text that sorts as people expect when compared character by character: ORD-9 before ORD-10. */
function sortableText(text: string): string {
  return plainText(text).replace(/\d+/g, (digits) => digits.padStart(DIGITS, '0'));
}

/** Columns of words of ours, which another language says in its own. */
const SAID: readonly ColumnKey[] = ['urgency', 'status'];

/**
 * What rows are sorted by in a column: smaller comes first.
 * @param say of the language that the list is shown in
 */
export function sortValue(key: ColumnKey, delivery: Delivery, say?: Say): string | number {
  const column = columnOf(key);
  if (column.kind === 'time') return column.value(delivery).getTime();
  const text = column.value(delivery);
  return sortableText(say && SAID.includes(key) ? say(text) : text);
}
