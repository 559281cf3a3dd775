import { AppError } from '@fleetfoot/shared/domain';
import { purchaseLabel } from '@fleetfoot/shared/model/advertising/campaign-plan';
import { teamMembers } from '@fleetfoot/shared/model/team/people';
import type * as operations from '@fleetfoot/shared/operations';
import type { Firestore } from 'firebase-admin/firestore';
import type { RequestOf, ResponseOf } from '../../platform/answer';
import { memberActor, originOf, record } from '../../platform/audit';
import type { Caller } from '../../platform/caller';
import { asAdmin } from '../../platform/membership';
import { hasExpired, requestExpiry, requestIn, requestRef } from './purchase-request';

function refuse(message: string, userMessage: string): AppError {
  return new AppError('failed-precondition', message, { userMessage });
}

/**
 * Approves or declines somebody else's purchase above their limit. An approval holds for exactly the attempt and terms
 * that were asked for, and for as long again as a request does. The same decision again changes nothing.
 * @throws AppError `permission-denied` unless an Admin calls; `not-found` for a request that is not there;
 * `failed-precondition` for one's own, and for one that is decided, given up, paid or expired; `invalid-argument` for
 * another amount
 */
export function decidePurchase(
  database: Firestore,
  caller: Caller,
  { orgID, attemptID, amount, decision }: RequestOf<typeof operations.decidePurchase>,
): Promise<ResponseOf<typeof operations.decidePurchase>> {
  const ref = requestRef(database, { orgID, attemptID });
  const adminRef = database.doc(teamMembers.document(orgID, caller.uid));
  return asAdmin(database, caller, { orgID, action: 'purchase.approve' }, async (transaction) => {
    const document = await transaction.get(ref);
    const request = requestIn(document);
    if (!request) {
      throw new AppError('not-found', 'Nobody has asked for this purchase.', {
        userMessage: 'This purchase is no longer there.',
      });
    }
    const buyerRef = database.doc(teamMembers.document(orgID, request.requestedBy));
    const [admin, buyer] = await transaction.getAll(adminRef, buyerRef);
    if (request.requestedBy === caller.uid) {
      throw refuse(
        'Nobody decides on their own purchase.',
        'You cannot approve your own purchase. Ask another Admin.',
      );
    }
    if (request.amount !== amount) {
      throw new AppError('invalid-argument', 'decidePurchase: amount is not the one that was asked for.');
    }
    if (request.status === decision) return {};
    if (request.status !== 'waiting') {
      throw refuse(`This purchase is ${request.status}.`, 'This purchase has been decided on meanwhile.');
    }
    if (hasExpired(request)) {
      throw refuse(
        'This request has expired.',
        `This request has expired. ${request.requestedByName} can ask again.`,
      );
    }
    if (!buyer?.exists) {
      throw refuse('Who asked has left the team.', `${request.requestedByName} is no longer in your team.`);
    }
    const name = String(admin?.get('fullName') ?? '');
    transaction.update(ref, {
      ...{ status: decision, decidedBy: caller.uid, decidedByName: name },
      ...(decision === 'approved' && { expiresAt: requestExpiry() }),
    });
    record(transaction, database, orgID, {
      kind: `purchase.${decision}`,
      actor: memberActor(caller, name),
      object: { id: attemptID, label: purchaseLabel(request) },
      after: { amount, requestedBy: request.requestedBy, requestedByName: request.requestedByName },
      from: originOf(caller),
    });
    return {};
  });
}
