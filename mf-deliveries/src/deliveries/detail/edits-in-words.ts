import {
  formatDateTime,
  formatPhoneNumber,
  formatTimeRange,
  parseCoordinates,
} from '@fleetfoot/shared/domain';
import {
  type AuditEvent,
  EDITABLE_FIELDS,
  metresBetween,
  PROOF_LABELS,
  type ProofKind,
} from '@fleetfoot/shared/model';

/** What is told of an edit: what members edit, the note of a recipient, and what integrations ask for as proof. */
const TOLD_FIELDS = [...EDITABLE_FIELDS, 'dropoff_note', 'proof'] as const;

const FIELDS = {
  pickup_address: 'pickup address',
  pickup_name: 'pickup name',
  pickup_phone_number: 'pickup phone number',
  pickup_instructions: 'pickup instructions',
  pickup_unit: 'pickup unit',
  pickup_landmark: 'pickup landmark',
  pickup_gate_code: 'pickup gate code',
  dropoff_address: 'drop-off address',
  dropoff_name: 'drop-off name',
  dropoff_phone_number: 'drop-off phone number',
  dropoff_instructions: 'drop-off instructions',
  dropoff_unit: 'drop-off unit',
  dropoff_landmark: 'drop-off landmark',
  dropoff_gate_code: 'drop-off gate code',
  dropoff_note: 'note of the recipient',
  proof: 'proof of delivery',
  pickup_time: 'pickup time',
  pickup_window: 'pickup window',
  dropoff_window: 'drop-off window',
} as const satisfies Record<(typeof TOLD_FIELDS)[number], string>;

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
  if (field === 'proof') return `“${PROOF_LABELS[value as ProofKind] ?? value}”`;
  return field.endsWith('phone_number') ? formatPhoneNumber(value) : `“${value}”`;
}

function verbOf(was: string, is: string): string {
  if (was === '') return 'Added';
  return is === '' ? 'Removed' : 'Changed';
}

type Edit = Pick<AuditEvent, 'before' | 'after'>;

/** The place of the drop-off; none of removed details. */
function dropoffOf({ dropoff_latitude, dropoff_longitude }: Edit['before']) {
  return parseCoordinates(String(dropoff_latitude), String(dropoff_longitude));
}

/** A pin that was moved while its address stayed, as a recipient does it. */
function movedPin({ before, after }: Edit): readonly string[] {
  if (!('dropoff_latitude' in after) || 'dropoff_address' in after) return [];
  const [from, to] = [dropoffOf(before), dropoffOf(after)];
  return [
    from && to ? `Moved drop-off pin by ${Math.round(metresBetween(from, to))} m` : 'Moved drop-off pin',
  ];
}

/** What an edit changed of a delivery, a sentence for each field. */
export function editInWords(edit: Edit): readonly string[] {
  const { before, after } = edit;
  const changes = TOLD_FIELDS.flatMap((field) => {
    // The pickup time of a delivery in windows is the start of its window.
    if (field === 'pickup_time' && 'pickup_window' in after) return [];
    const [was, is] = [inWords(field, before[field]), inWords(field, after[field])];
    // It opens somebody's gate: that it changed is told, and no code.
    if (field.endsWith('gate_code') && was !== is) return [`${verbOf(was, is)} ${FIELDS[field]}`];
    if (was === is) return [];
    if (was === '') return [`Added ${FIELDS[field]}: ${is}`];
    if (is === '') return [`Removed ${FIELDS[field]}: ${was}`];
    return [`Changed ${FIELDS[field]} from ${was} to ${is}`];
  });
  return [...changes, ...movedPin(edit)];
}
