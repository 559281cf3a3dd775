import {
  formatDateTime,
  formatPhoneNumber,
  formatTimeRange,
  parseCoordinates,
} from '@fleetfoot/shared/domain';
import { metresBetween } from '@fleetfoot/shared/model/delivery/arrival';
import { EDITABLE_FIELDS } from '@fleetfoot/shared/model/delivery/delivery-input';
import type { ProofKind } from '@fleetfoot/shared/model/delivery/proof';
import { PROOF_LABELS } from '@fleetfoot/shared/model/delivery/proof-words';
import type { AuditEvent } from '@fleetfoot/shared/model/team/audit-event';
import type { Say } from '@fleetfoot/shared/texts';
import { ENGLISH, type TimelineWords } from './timeline-words';

/** What is told of an edit: what members edit, the note of a recipient, and what integrations ask for as proof. */
const TOLD_FIELDS = [...EDITABLE_FIELDS, 'dropoff_note', 'proof'] as const;

interface Window {
  readonly start: Date;
  readonly end: Date;
}

function isWindow(value: unknown): value is Window {
  if (typeof value !== 'object' || value === null) return false;
  return 'start' in value && value.start instanceof Date && 'end' in value && value.end instanceof Date;
}

/** A value as people read it; empty when there is none. */
function inWords(say: Say, field: (typeof TOLD_FIELDS)[number], value: unknown): string {
  if (value instanceof Date) return formatDateTime(value);
  if (isWindow(value)) return formatTimeRange(value.start, value.end);
  if (typeof value !== 'string' || value === '') return '';
  if (field === 'proof') return `“${say(PROOF_LABELS[value as ProofKind] ?? value)}”`;
  return field.endsWith('phone_number') ? formatPhoneNumber(value) : `“${value}”`;
}

type EditTexts = TimelineWords['edits'];
type Edit = Pick<AuditEvent, 'before' | 'after'>;

/** The place of the drop-off; none of removed details. */
function dropoffOf({ dropoff_latitude, dropoff_longitude }: Edit['before']) {
  return parseCoordinates(String(dropoff_latitude), String(dropoff_longitude));
}

/** A pin that was moved while its address stayed, as a recipient does it. */
function movedPin(texts: EditTexts, { before, after }: Edit): readonly string[] {
  if (!('dropoff_latitude' in after) || 'dropoff_address' in after) return [];
  const [from, to] = [dropoffOf(before), dropoffOf(after)];
  return [from && to ? texts.movedBy(String(Math.round(metresBetween(from, to)))) : texts.moved];
}

/** What an edit changed of a delivery, a sentence for each field. */
export function editInWords(
  edit: Edit,
  { edits: texts, say }: Pick<TimelineWords, 'edits' | 'say'> = ENGLISH,
): readonly string[] {
  const { before, after } = edit;
  const changes = TOLD_FIELDS.flatMap((field) => {
    // The pickup time of a delivery in windows is the start of its window.
    if (field === 'pickup_time' && 'pickup_window' in after) return [];
    const [was, is] = [inWords(say, field, before[field]), inWords(say, field, after[field])];
    if (was === is) return [];
    const name = texts.fields[field];
    // A gate code opens somebody's gate: that it changed is told, and no code.
    const isTold = !field.endsWith('gate_code');
    if (was !== '' && is !== '') return [isTold ? texts.changedFrom(name, was, is) : texts.changed(name)];
    const what = was === '' ? texts.added(name) : texts.removed(name);
    return [isTold ? `${what}: ${was || is}` : what];
  });
  return [...changes, ...movedPin(texts, edit)];
}
