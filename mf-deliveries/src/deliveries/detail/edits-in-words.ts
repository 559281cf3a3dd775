import { formatDateTime, formatPhoneNumber, formatTimeRange } from '@fleetfoot/shared/domain';
import { type AuditEvent, EDITABLE_FIELDS } from '@fleetfoot/shared/model';

const FIELDS = {
  pickup_phone_number: 'pickup phone number',
  pickup_instructions: 'pickup instructions',
  dropoff_phone_number: 'drop-off phone number',
  dropoff_instructions: 'drop-off instructions',
  pickup_time: 'pickup time',
  pickup_window: 'pickup window',
  dropoff_window: 'drop-off window',
} as const satisfies Record<(typeof EDITABLE_FIELDS)[number], string>;

interface Window {
  readonly start: Date;
  readonly end: Date;
}

function isWindow(value: unknown): value is Window {
  if (typeof value !== 'object' || value === null) return false;
  return 'start' in value && value.start instanceof Date && 'end' in value && value.end instanceof Date;
}

/** A value as people read it; empty when there is none. */
function inWords(field: keyof typeof FIELDS, value: unknown): string {
  if (value instanceof Date) return formatDateTime(value);
  if (isWindow(value)) return formatTimeRange(value.start, value.end);
  if (typeof value !== 'string' || value === '') return '';
  return field.endsWith('phone_number') ? formatPhoneNumber(value) : `“${value}”`;
}

/** What an edit changed of a delivery, a sentence for each field. */
export function editInWords({ before, after }: Pick<AuditEvent, 'before' | 'after'>): readonly string[] {
  return EDITABLE_FIELDS.flatMap((field) => {
    // The pickup time of a delivery in windows is the start of its window.
    if (field === 'pickup_time' && 'pickup_window' in after) return [];
    const [was, is] = [inWords(field, before[field]), inWords(field, after[field])];
    if (was === is) return [];
    if (was === '') return [`Added ${FIELDS[field]}: ${is}`];
    if (is === '') return [`Removed ${FIELDS[field]}: ${was}`];
    return [`Changed ${FIELDS[field]} from ${was} to ${is}`];
  });
}
