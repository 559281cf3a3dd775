import type { Proof, ProofKind } from './proof';

/** What the courier has to bring back from the door, in words. */
export const PROOF_LABELS = {
  none: 'Nothing',
  name: 'Name of whoever receives it',
  signature: 'Signature',
  photo: 'Photo',
  pin: 'PIN of the recipient',
} as const satisfies Record<ProofKind, string>;

/** What became of the PIN, in words; empty where none was asked for. */
export function pinWords({ pin }: Pick<Proof, 'pin'>): string {
  if (pin === 'confirmed') return 'Confirmed';
  return pin === 'refused' ? 'Wrong too often. A name and a photo were asked for instead.' : '';
}

/** Where it was handed over, in words; empty where that is not known. */
export function placeWords({ place, metres }: Pick<Proof, 'place' | 'metres'>): string {
  if (!place) return '';
  const degrees = `${place.latitude.toFixed(5)}, ${place.longitude.toFixed(5)}`;
  if (metres === undefined) return degrees;
  const away = metres < 1_000 ? `${metres} m` : `${(metres / 1_000).toFixed(1)} km`;
  return `${away} from the drop-off (${degrees})`;
}
