import { AppError } from '@fleetfoot/shared/domain';
import { deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { hasTrackingPage, trackingLinks } from '@fleetfoot/shared/model/delivery/tracking';
import type { AuditKind } from '@fleetfoot/shared/model/team/audit-event';
import type * as operations from '@fleetfoot/shared/operations';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import type { RequestOf, ResponseOf } from '../platform/answer';
import { memberActor, originOf, record } from '../platform/audit';
import type { Caller } from '../platform/caller';
import { inTransaction } from '../platform/in-transaction';
import { assertMember } from '../platform/membership';
import { stored } from '../platform/stored';
import { deployedTracking, newTrackingLink, trackingUrl } from './token';

type Request = RequestOf<typeof operations.giveTrackingLink>;

interface Linked {
  readonly link: DocumentSnapshot;
  readonly delivery: DocumentSnapshot;
}

/** Runs a member's work on the link of a delivery that is there. */
function asSharer<T>(
  database: Firestore,
  caller: Caller,
  { orgID, deliveryID }: Request,
  work: (transaction: Transaction, linked: Linked) => T,
): Promise<T> {
  return inTransaction(database, async (transaction) => {
    await assertMember(database, transaction, caller, { orgID, action: 'delivery.share' });
    const [link, delivery] = (await transaction.getAll(
      database.doc(trackingLinks.document(orgID, deliveryID)),
      database.doc(deliveries.document(orgID, deliveryID)),
    )) as [DocumentSnapshot, DocumentSnapshot];
    return work(transaction, { link, delivery });
  });
}

function tell(
  transaction: Transaction,
  database: Firestore,
  kind: AuditKind,
  { caller, orgID, link, delivery }: Linked & { readonly caller: Caller; readonly orgID: string },
): void {
  record(transaction, database, orgID, {
    ...{ kind, actor: memberActor(caller), from: originOf(caller) },
    object: {
      id: link.id,
      label: String(delivery.get('external_id') ?? link.id),
      path: delivery.exists ? delivery.ref.path : '',
    },
  });
}

/**
 * Gives a member the tracking link of a delivery. What makes a link is told in the audit trail; saying it again is not.
 * @throws AppError `permission-denied`; `not-found`; `failed-precondition` for a delivery whose page would be closed
 */
export function giveTrackingLink(
  database: Firestore,
  caller: Caller,
  request: Request,
): Promise<ResponseOf<typeof operations.giveTrackingLink>> {
  const { orgID, deliveryID } = request;
  const site = deployedTracking();
  return asSharer(database, caller, request, (transaction, linked) => {
    const { link, delivery } = linked;
    if (!delivery.exists) throw new AppError('not-found', `There is no delivery ${deliveryID}.`);
    const now = new Date();
    if (!hasTrackingPage(stored(deliveries, delivery), now)) {
      throw new AppError('failed-precondition', 'The delivery is over.', {
        userMessage: 'This delivery is over. Its tracking page is closed.',
      });
    }
    const known = link.exists ? stored(trackingLinks, link) : undefined;
    const given = known && trackingUrl(site, known);
    if (given !== undefined) return { url: given };
    // Of a link under a secret before this one, the next generation is given, as after a revocation.
    const generation = known && known.hash !== '' ? known.generation + 1 : known?.generation;
    const next = newTrackingLink(site, { orgID, id: deliveryID, ...(generation && { generation }) }, now);
    const { pin, problems } = known ?? {};
    transaction.set(link.ref, { ...next, ...(pin && { pin }), ...(problems && { problems }) });
    tell(transaction, database, 'delivery.linkGiven', { ...linked, caller, orgID });
    return { url: trackingUrl(site, next) ?? '' };
  });
}

/**
 * Ends the tracking link of a delivery. Succeeds also when there is none.
 * @throws AppError `permission-denied`
 */
export function revokeTrackingLink(
  database: Firestore,
  caller: Caller,
  request: Request,
): Promise<ResponseOf<typeof operations.revokeTrackingLink>> {
  return asSharer(database, caller, request, (transaction, linked) => {
    const { link } = linked;
    if (!link.exists || link.get('hash') === '') return {};
    const { generation } = stored(trackingLinks, link);
    transaction.update(link.ref, { generation: generation + 1, hash: '' });
    tell(transaction, database, 'delivery.linkRevoked', { ...linked, caller, orgID: request.orgID });
    return {};
  });
}
