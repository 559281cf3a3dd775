import * as v from '@fleetfoot/shared/schema';
import { collection } from '@fleetfoot/shared/schema';
import type { Delivery } from './delivery';

/** What the courier may have to bring back from the door. */
export const PROOF_KINDS = ['none', 'name', 'signature', 'photo', 'pin'] as const;

export type ProofKind = (typeof PROOF_KINDS)[number];

/** What is asked for where nobody said what the goods are worth. */
export const USUAL_PROOF: ProofKind = 'name';

/** From so much, in cents, more than a name is asked for. */
const BY_VALUE = [
  [200_000, 'pin'],
  [50_000, 'photo'],
] as const satisfies readonly (readonly [number, ProofKind])[];

/**
 * The proof that goods of a value are delivered with, unless another is chosen.
 * @param value in cents; without it, {@link USUAL_PROOF}
 */
export function proofForValue(value: number | undefined): ProofKind {
  const [, kind = USUAL_PROOF] = BY_VALUE.find(([least]) => (value ?? 0) >= least) ?? [];
  return kind;
}

/** What a delivery is to be proved by. One that was created without a choice asks for nothing. */
export function askedProof({ proof }: Pick<Delivery, 'proof'>): ProofKind {
  return PROOF_KINDS.find((kind) => kind === proof) ?? 'none';
}

/** Days for which a proof is kept after the delivery's end; fewer where the organisation keeps details for fewer. */
export const PROOF_DAYS = 90;
/** Wrong PINs until a name and a photo are asked for instead. */
export const MOST_PIN_TRIES = 5;
/** Largest pictures, in bytes: a document with both is far below a mebibyte, also in Base64. */
export const PROOF_BYTES = { photo: 400_000, signature: 100_000 } as const;
/** Longest side of a picture, in pixels. */
export const PROOF_PIXELS = 2_048;

/** Proof of a delivery, as the fleet brought it and the server checked it. */
export const ProofSchema = v.object({
  /** The delivery's. */
  id: v.string(),
  orgID: v.string(),
  /** What was given, as it was asked for; a name and a photo where a PIN was refused. */
  kind: v.string(),
  /** Whoever received it. */
  received_by: v.string(),
  at: v.date(),
  /** Where the courier was, where they told it. */
  place: v.optional(v.object({ latitude: v.number(), longitude: v.number() })),
  /** Metres from the drop-off, where both places are known. */
  metres: v.optional(v.number()),
  /** A JPEG in Base64. */
  photo: v.optional(v.string()),
  /** A PNG in Base64. */
  signature: v.optional(v.string()),
  /** Whether the recipient's PIN was right, or was asked for in vain. */
  pin: v.optional(v.picklist(['confirmed', 'refused'])),
  /** When it is deleted. */
  expiresAt: v.date(),
});

/** How often a wrong PIN was told of a delivery. Only server functions read it. */
export const PinTriesSchema = v.object({
  /** The delivery's. */
  id: v.string(),
  orgID: v.string(),
  /** Ids of the events that told a wrong one, so that one that is told again counts once. */
  events: v.array(v.string()),
  at: v.date(),
  /** When they are forgotten. */
  expiresAt: v.date(),
});

export type Proof = v.InferOutput<typeof ProofSchema>;

/** One for each delivery that was proved, under its id: beside the deliveries, so that those whose time is up are found. */
export const proofs = collection('Organizations/{orgID}/Proofs/{deliveryID}', ProofSchema);

export const pinTries = collection('Organizations/{orgID}/PinTries/{deliveryID}', PinTriesSchema);
