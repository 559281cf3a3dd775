import type { AuditEvent } from '@fleetfoot/shared/model/team/audit-event';

/** A label that a member changed, unless `changes` say otherwise. */
export function auditEvent(changes: Partial<AuditEvent> = {}): AuditEvent {
  return {
    ...{ id: 'event-1', at: new Date('2026-11-20T08:05:00Z'), kind: 'address.edited' },
    actor: { kind: 'member', id: 'uid-thandi', name: '' },
    object: { id: 'shop', label: 'Shop', path: '' },
    ...{ before: { label: 'Kiosk' }, after: { label: 'Shop' }, from: { session: 1_795_000_000 } },
    ...changes,
  };
}
