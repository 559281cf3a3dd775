import { cleanString } from '@fleetfoot/shared/model/fields';
import * as v from '@fleetfoot/shared/schema';
import { documentID, operation } from './operation';

/** Most addresses in one call. */
export const ADDRESSES_AT_ONCE = 20;

/** Longest address that is looked up. */
export const ADDRESS_LENGTH = 300;

const CandidateSchema = v.object({
  address: v.string(),
  /** Decimal degrees. */
  latitude: v.number(),
  longitude: v.number(),
  /** Whether it is what was asked for, to the door or the corner. */
  isExact: v.boolean(),
});

const AnswerSchema = v.union([
  /** Where the address may be, best first; none when it is not known. */
  v.object({ candidates: v.array(CandidateSchema) }),
  /** `unavailable`: ask again later. */
  v.object({ failure: v.picklist(['unavailable']) }),
]);

/** Where addresses in South Africa are, in their order. For members. */
export const findAddresses = operation(
  'findAddresses',
  {
    orgID: documentID,
    addresses: v.pipe(
      v.array(v.pipe(cleanString(), v.minLength(1), v.maxLength(ADDRESS_LENGTH))),
      v.minLength(1),
      v.maxLength(ADDRESSES_AT_ONCE),
    ),
  },
  v.object({ answers: v.array(AnswerSchema) }),
  { mostBytes: 32_768, isRead: true },
);

export type FoundCandidate = v.InferOutput<typeof CandidateSchema>;
export type AddressAnswer = v.InferOutput<typeof AnswerSchema>;
