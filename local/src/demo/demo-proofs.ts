import { PROOF_DAYS, type ProofKind, proofs } from '@fleetfoot/shared/model/delivery/proof';
import { DOOR_PHOTO, SIGNATURE } from '../courier/pictures';
import type { DemoDocument } from './demo-documents';

const DAY_MS = 86_400_000;

/** What is asked for at the doors of the demo: of most a name. */
const KINDS: readonly ProofKind[] = ['name', 'name', 'photo', 'pin', 'name', 'signature', 'name'];

interface Given {
  readonly orgID: string;
  readonly id: string;
  readonly index: number;
  /** Who opened the door. */
  readonly recipient: string;
  readonly place: { readonly latitude: number; readonly longitude: number };
  readonly life: Readonly<Record<string, unknown>>;
}

/** What is asked for at the door of a delivery and, once it is delivered, what was given there. */
export function proofOf({ orgID, id, index, recipient, place, life }: Given): {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly documents: readonly DemoDocument[];
} {
  // Those on the way show their PIN on the tracking page.
  const kind = life['status'] === 'Collected' ? 'pin' : (KINDS[index % KINDS.length] ?? 'name');
  const times = life['status_times'] as Readonly<Record<string, Date>> | undefined;
  const at = times?.['Delivered'];
  if (!at) return { fields: { proof: kind }, documents: [] };
  const received_by = kind === 'pin' ? '' : recipient;
  const given = { kind, received_by, at, ...(kind === 'pin' && { pin: 'confirmed' }) };
  const proof: DemoDocument = {
    path: proofs.document(orgID, id),
    data: {
      ...{ id, orgID, ...given, metres: index % 40 },
      place: { latitude: place.latitude, longitude: place.longitude },
      ...(kind === 'photo' && { photo: DOOR_PHOTO }),
      ...(kind === 'signature' && { signature: SIGNATURE }),
      expiresAt: new Date(at.getTime() + PROOF_DAYS * DAY_MS),
    },
  };
  return { fields: { proof: kind, proof_given: given }, documents: [proof] };
}
