import { formatDateTime, formatPhoneNumber, formatRand } from '@fleetfoot/shared/domain';
import { AUDIT_KINDS, type AuditEvent } from '@fleetfoot/shared/model/team/audit-event';
import type { TeamMember } from '@fleetfoot/shared/model/team/people';
import { ACTORS, EVENT, FIELD_WORDS, SYSTEMS } from '../../texts/activity';

/** What was done, in words. A kind of a later release shows as it is named. */
export function deedOf({ kind }: Pick<AuditEvent, 'kind'>): string {
  return Object.hasOwn(AUDIT_KINDS, kind) ? AUDIT_KINDS[kind as keyof typeof AUDIT_KINDS] : kind;
}

/** Who did it: by the name of that time, or the team's now. */
export function actorName({ actor }: Pick<AuditEvent, 'actor'>, members: readonly TeamMember[]): string {
  const { kind, id, name } = actor;
  if (kind === 'system') return SYSTEMS[id] ?? ACTORS.service;
  if (kind === 'recipient') return ACTORS.recipient;
  if (kind === 'apiKey') return name === '' ? ACTORS.anyKey : ACTORS.key(name);
  return members.find((member) => member.id === id)?.fullName || name || ACTORS.formerMember;
}

/** A field's name as words: `dropoff_phone_number` is `Drop-off phone number`. */
export function fieldName(field: string): string {
  const words = field
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .split(/[_ ]/)
    .map((word) => FIELD_WORDS[word.toLowerCase()] ?? word.toLowerCase())
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const CENTS = /^(amount|perPurchase|perMonth|price|refund)$/;

/** A value of a field, for people. */
export function fieldValue(field: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return '';
  if (value instanceof Date) return formatDateTime(value);
  if (typeof value === 'number') return CENTS.test(field) ? formatRand(value / 100) : String(value);
  if (typeof value === 'boolean') return value ? EVENT.yes : EVENT.no;
  if (typeof value === 'string') return /phone/i.test(field) ? formatPhoneNumber(value) : value;
  if (Array.isArray(value)) return value.map((item) => fieldValue(field, item)).join(', ');
  const entries = Object.entries(value as Readonly<Record<string, unknown>>);
  return entries.map(([name, inner]) => `${fieldName(name)}: ${fieldValue(name, inner)}`).join(', ');
}

/** One field that an event tells of. */
export interface FieldChange {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** Ids that the list shows already. */
const UNSHOWN: readonly string[] = ['id', 'created_at', 'created_by'];

/** What opens somebody's gate: that there is one is told, and no code. */
const SECRET = /gate_?code$/i;

/** A value of a field as a list of changes may show it. */
function shownValue(field: string, value: unknown): string {
  const text = fieldValue(field, value);
  return text !== '' && SECRET.test(field) ? EVENT.notShown : text;
}

/** The fields that changed, in alphabetical order; those that stayed as they were are left out. */
export function changesOf({ before, after }: Pick<AuditEvent, 'before' | 'after'>): readonly FieldChange[] {
  return Object.keys({ ...before, ...after })
    .filter((field) => !UNSHOWN.includes(field))
    .filter((field) => fieldValue(field, before[field]) !== fieldValue(field, after[field]))
    .map((field) => ({
      field: fieldName(field),
      before: shownValue(field, before[field]),
      after: shownValue(field, after[field]),
    }))
    .sort((a, b) => a.field.localeCompare(b.field));
}
