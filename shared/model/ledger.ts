import * as v from '@fleetfoot/shared/schema';
import { collection } from '@fleetfoot/shared/schema';

/** Calendar month in South Africa, as `2026-11`. */
const month = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/));
/** Cents, VAT included. */
const cents = v.pipe(v.number(), v.integer());

/** Money that moved, written once by a server function. The id is Stripe's, of the payment intent or of the refund. */
export const LedgerEntrySchema = v.object({
  id: v.string(),
  month,
  /** When Stripe took the money or gave it back. */
  createdAt: v.date(),
  kind: v.picklist(['charge', 'refund']),
  description: v.string(),
  /** Negative for a refund. */
  amount: cents,
  /** The payment intent; of a refund, the one it belongs to. */
  paymentIntentID: v.string(),
  /** Last four digits of the card; empty when unknown. */
  last4: v.string(),
});

/** The sum of a month's ledger entries, kept in the same transaction. */
export const StatementSchema = v.object({
  /** The month. */
  id: month,
  amount: cents,
  /** How many ledger entries it sums up. */
  entries: v.pipe(v.number(), v.integer(), v.minValue(0)),
  updatedAt: v.date(),
});

export type LedgerEntry = v.InferOutput<typeof LedgerEntrySchema>;
export type Statement = v.InferOutput<typeof StatementSchema>;

export const ledgerEntries = collection('Organizations/{orgID}/LedgerEntries/{entryID}', LedgerEntrySchema, {
  mostInQuery: 500,
});

export const statements = collection('Organizations/{orgID}/Statements/{month}', StatementSchema, {
  mostInQuery: 120,
});
