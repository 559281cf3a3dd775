import { PROOF_KINDS } from '@fleetfoot/shared/model/delivery/proof';
import { TypedDeliverySchema } from '@fleetfoot/shared/model/delivery/typed-delivery';
import * as v from '@fleetfoot/shared/schema';
import { documentID, operation } from './operation';

/** Most rows in one call. */
export const IMPORT_BATCH_ROWS = 50;

/** Largest call, in bytes: fifty rows with long instructions. */
export const IMPORT_BATCH_BYTES = 65_536;

/** Most rows in one import. */
export const IMPORT_ROWS = 2000;

const RowSchema = v.strictObject({
  /** Number of the row in its file: with the import's id it makes the delivery's id. */
  row: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(IMPORT_ROWS - 1)),
  delivery: v.pipe(
    TypedDeliverySchema,
    v.check(({ proof = 'none' }) => PROOF_KINDS.some((kind) => kind === proof), 'There is no such proof.'),
  ),
  /** The quote whose price was shown; a row without one that is good is priced as it is created. */
  quoteID: v.optional(documentID),
});

const AnswerSchema = v.object({
  row: v.number(),
  /** `duplicate`: another delivery has the external ID already, whichever way it was created. */
  result: v.picklist(['created', 'duplicate', 'refused']),
  /** The delivery that was created, now or by an earlier call, or the one that has the external ID. */
  deliveryID: v.optional(v.string()),
  /** Where a refused delivery is wrong: `pickup.phone_number`. */
  field: v.optional(v.string()),
  /** Why it is refused, for the user. */
  message: v.optional(v.string()),
});

/**
 * Creates deliveries from rows of a file, each whatever becomes of the others. For members. Idempotent per import and
 * row: what was created is answered with again, and is as the first call had it.
 */
export const importDeliveries = operation(
  'importDeliveries',
  {
    orgID: documentID,
    importID: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{20}$/)),
    rows: v.pipe(
      v.array(RowSchema),
      v.minLength(1),
      v.maxLength(IMPORT_BATCH_ROWS),
      v.check((rows) => new Set(rows.map(({ row }) => row)).size === rows.length),
    ),
  },
  v.object({ answers: v.array(AnswerSchema) }),
  { mostBytes: IMPORT_BATCH_BYTES },
);

export type ImportRow = v.InferOutput<typeof RowSchema>;
export type ImportAnswer = v.InferOutput<typeof AnswerSchema>;
