import { AppError } from '@fleetfoot/shared/domain';
import { deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { proofs } from '@fleetfoot/shared/model/delivery/proof';
import { organizations } from '@fleetfoot/shared/model/team/organization';
import type * as operations from '@fleetfoot/shared/operations';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { RequestOf, ResponseOf } from '../../platform/answer';
import type { Caller } from '../../platform/caller';
import { asMember } from '../../platform/membership';
import { stored } from '../../platform/stored';
import { proofPdf } from './proof-pdf';

/**
 * The proof of a delivery as a file.
 * @throws AppError `permission-denied` unless a member calls; `not-found` where there is none, or none any more
 */
export function fetchProof(
  database: Firestore,
  caller: Caller,
  { orgID, deliveryID }: RequestOf<typeof operations.fetchProof>,
): Promise<ResponseOf<typeof operations.fetchProof>> {
  return asMember(database, caller, { orgID }, async () => {
    const [proof, delivery, organization] = (await database.getAll(
      database.doc(proofs.document(orgID, deliveryID)),
      database.doc(deliveries.document(orgID, deliveryID)),
      database.doc(organizations.document(orgID)),
    )) as [DocumentSnapshot, DocumentSnapshot, DocumentSnapshot];
    if (!proof.exists || !delivery.exists) {
      throw new AppError('not-found', `There is no proof of delivery ${deliveryID}.`, {
        userMessage: 'There is no proof of this delivery any more.',
      });
    }
    const pdf = await proofPdf({
      shop: String(organization.get('name') ?? ''),
      delivery: stored(deliveries, delivery),
      proof: stored(proofs, proof),
    });
    return { pdf: pdf.toString('base64') };
  });
}
