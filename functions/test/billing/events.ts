import { type AuditEvent, auditEvents } from '@fleetfoot/shared/model/team/audit-event';
import { database } from '../world/data';

/** The events of an organisation of some kinds, oldest first. */
export async function eventsOf(orgID: string, ...kinds: readonly string[]): Promise<readonly AuditEvent[]> {
  const { docs } = await database.collection(auditEvents.path(orgID)).orderBy('at').get();
  const all = docs.map((document) => document.data() as AuditEvent);
  return kinds.length === 0 ? all : all.filter(({ kind }) => kinds.includes(kind));
}
