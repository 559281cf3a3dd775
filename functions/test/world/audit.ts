import { type AuditKind, auditEvents } from '@fleetfoot/shared/model/team/audit-event';
import { database } from './data';

/** What was remembered in an organisation of one kind, oldest first, as plain data. */
export async function eventsOf(orgID: string, kind: AuditKind): Promise<readonly Record<string, unknown>[]> {
  const events = database.collection(auditEvents.path(orgID)).where('kind', '==', kind);
  const { docs } = await events.get();
  return docs.map((document) => document.data()).sort((a, b) => a['at'].toMillis() - b['at'].toMillis());
}
