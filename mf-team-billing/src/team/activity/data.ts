import { type PagedQuery, parseWith } from '@fleetfoot/shared/firebase';
import { type AuditEvent, auditEvents } from '@fleetfoot/shared/model/team/audit-event';
import type { ActivityFilter } from './activity-filter';

/** Events on one page. */
export const ACTIVITY_PAGE = 50;

const parse = parseWith(auditEvents.schema);
const DAY_MS = 86_400_000;
/** South African time is two hours ahead of UTC, all year. */
const OFFSET = '+02:00';

/** Events, newest first. */
export function eventsQuery(
  orgID: string,
  { person, kind, day, object }: ActivityFilter,
): PagedQuery<AuditEvent> {
  const from = day === '' ? undefined : Date.parse(`${day}T00:00:00${OFFSET}`);
  return {
    path: auditEvents.path(orgID),
    where: [
      ...(person === '' ? [] : [['actor.id', person] as const]),
      ...(kind === '' ? [] : [['kind', kind] as const]),
      ...(object === '' ? [] : [['object.id', object] as const]),
    ],
    orderBy: ['at', 'desc'],
    ...(from !== undefined && { range: { from, before: from + DAY_MS } }),
    pageSize: ACTIVITY_PAGE,
    parse,
  };
}
