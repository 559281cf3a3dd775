import { callFunction, type DocumentQuery, parseWith } from '@fleetfoot/shared/firebase';
import { type Proof, proofs } from '@fleetfoot/shared/model/delivery/proof';
import { fetchProof } from '@fleetfoot/shared/operations';

/** What was given at the door; no document once it was removed. */
export function proofQuery(orgID: string, deliveryID: string): DocumentQuery<Proof> {
  return { path: proofs.document(orgID, deliveryID), parse: parseWith(proofs.schema) };
}

/** The proof of a delivery as a PDF file; rejects with an AppError. */
export async function loadProof(orgID: string, deliveryID: string): Promise<Blob> {
  const { pdf } = await callFunction(fetchProof, { orgID, deliveryID });
  return new Blob([Uint8Array.from(atob(pdf), (byte) => byte.charCodeAt(0))], { type: 'application/pdf' });
}
