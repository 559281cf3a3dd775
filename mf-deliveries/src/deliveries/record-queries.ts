import { type CollectionQuery, type DocumentQuery, parseWith } from '@fleetfoot/shared/firebase';
import {
  type CancelledDelivery,
  CancelledDeliverySchema,
  cancelledDeliveries,
} from '@fleetfoot/shared/model/delivery/cancelled-delivery';
import {
  type CourierPosition,
  CourierPositionSchema,
  courierPositions,
} from '@fleetfoot/shared/model/delivery/courier';
import {
  deliveryHistory,
  type StatusChange,
  StatusChangeSchema,
} from '@fleetfoot/shared/model/delivery/delivery-records';
import { type AuditEvent, AuditEventSchema, auditEvents } from '@fleetfoot/shared/model/team/audit-event';
import { TeamMemberSchema, teamMembers } from '@fleetfoot/shared/model/team/people';

const parseStatusChange = parseWith(StatusChangeSchema);
const parseEvent = parseWith(AuditEventSchema);
const parseCancelled = parseWith(CancelledDeliverySchema);
const parsePosition = parseWith(CourierPositionSchema);
const parseMember = parseWith(TeamMemberSchema);

/** The statuses that a delivery took on. */
export function statusChangesQuery(orgID: string, deliveryID: string): CollectionQuery<StatusChange> {
  return {
    path: deliveryHistory.path(orgID, deliveryID),
    limit: deliveryHistory.mostInQuery,
    parse: parseStatusChange,
    keep: true,
  };
}

/** What members have changed of a delivery: the part of the audit trail that all of them may read. */
export function deliveryEditsQuery(orgID: string, deliveryID: string): CollectionQuery<AuditEvent> {
  return {
    path: auditEvents.path(orgID),
    where: [
      ['kind', 'delivery.edited'],
      ['object.id', deliveryID],
    ],
    limit: auditEvents.mostInQuery,
    parse: parseEvent,
    keep: true,
  };
}

/** A delivery that was cancelled. */
export function cancelledDeliveryQuery(orgID: string, deliveryID: string): DocumentQuery<CancelledDelivery> {
  return { path: cancelledDeliveries.document(orgID, deliveryID), parse: parseCancelled };
}

/** Where the courier of a delivery is. */
export function courierPositionQuery(orgID: string, deliveryID: string): DocumentQuery<CourierPosition> {
  return { path: courierPositions.document(orgID, deliveryID), parse: parsePosition };
}

/** The name of a member of the team. */
export function memberNameQuery(orgID: string, uid: string): DocumentQuery<string> {
  return { path: teamMembers.document(orgID, uid), parse: (data) => parseMember(data).fullName };
}
