import { type Proof, proofs } from '@fleetfoot/shared/model/delivery/proof';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { withDates } from '../platform/stored';
import type { Held } from './held-entries';

/** Everything but the pictures, of which a hundred would be no answer any more: the proof of each delivery has them. */
const TOLD = ['kind', 'received_by', 'at', 'place', 'pin'] as const satisfies readonly (keyof Proof)[];

function detailsOf(proof: Pick<Proof, (typeof TOLD)[number]>): Record<string, string> {
  const { kind, received_by, at, place, pin } = proof;
  return {
    proof: kind,
    ...(received_by && { proof_received_by: received_by }),
    proof_at: at.toISOString(),
    ...(place && { proof_place: `${place.latitude}, ${place.longitude}` }),
    ...(pin && { proof_pin: pin }),
  };
}

/**
 * What is held of what recipients gave at the door, for an export.
 * @returns the details of one thing that is held, none where there is no proof of it
 */
export async function heldProofs(
  transaction: Transaction,
  database: Firestore,
  orgID: string,
  held: readonly Held[],
): Promise<(one: Held) => Record<string, string>> {
  const isProved = ({ entry, stop }: Held) => entry.kind === 'delivery' && stop === 'dropoff';
  const ids = held.filter(isProved).map(({ entry }) => entry.id);
  const documents = ids.map((id) => database.doc(proofs.document(orgID, id)));
  const found = ids.length > 0 ? await transaction.getAll(...documents, { fieldMask: [...TOLD] }) : [];
  const byID = new Map(
    found
      .filter(({ exists }) => exists)
      .map((proof) => [proof.id, detailsOf(withDates(proof.data()) as Proof)] as const),
  );
  return (one) => (isProved(one) && byID.get(one.entry.id)) || {};
}
