import { AUDIT_KEPT_DAYS, auditEvents } from '@fleetfoot/shared/model/team/audit-event';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';

const DAY_MS = 86_400_000;
/** Events in one batch. */
const AT_ONCE = 400;

interface Run {
  readonly database: Firestore;
  readonly now: Date;
  hasTime(): boolean;
}

/** Deletes what an organisation has kept of what was done for as long as it keeps it. Clients write no time to live. */
export async function forgetEvents({ database, now, hasTime }: Run, orgID: string): Promise<void> {
  const before = Timestamp.fromMillis(now.getTime() - AUDIT_KEPT_DAYS * DAY_MS);
  const old = database.collection(auditEvents.path(orgID)).where('at', '<', before).limit(AT_ONCE).select();
  let found = AT_ONCE;
  while (found === AT_ONCE && hasTime()) {
    const { docs } = await old.get();
    found = docs.length;
    const batch = database.batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
  }
}
