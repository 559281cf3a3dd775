import * as v from '@fleetfoot/shared/schema';
import { collection } from '@fleetfoot/shared/schema';

/** Calendar month in South Africa, as `2026-11`. */
const month = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/));
/** Cents, VAT included. */
const cents = v.pipe(v.number(), v.integer());

/** What an entry can be for, by the name that it has in an entry. Also the metadata of payment intents. */
export const LedgerSubjectSchemas = {
  /** A trip: its charge, its delivery and the delivery's external ID. */
  trip: v.object({ chargeID: v.string(), deliveryID: v.string(), reference: v.string() }),
  /** A month of a campaign: its charge, its campaign with the name, and the month as its report's address has it. */
  campaign: v.object({
    chargeID: v.string(),
    campaignID: v.string(),
    name: v.string(),
    monthYear: v.string(),
  }),
} as const;

export type LedgerSubject = keyof typeof LedgerSubjectSchemas;

export const LEDGER_SUBJECTS = Object.keys(LedgerSubjectSchemas) as readonly LedgerSubject[];

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
  /** Number of the invoice or credit note that it is on, once its month is over. */
  invoiceID: v.optional(v.string()),
  trip: v.optional(LedgerSubjectSchemas.trip),
  campaign: v.optional(LedgerSubjectSchemas.campaign),
});

/** The sum of a month's ledger entries, kept in the same transaction. */
export const StatementSchema = v.object({
  /** The month. */
  id: month,
  amount: cents,
  /** How many ledger entries it sums up. */
  entries: v.pipe(v.number(), v.integer(), v.minValue(0)),
  updatedAt: v.date(),
  /** How many of the entries are on an invoice or credit note. */
  invoicedEntries: v.optional(v.number()),
});

export type LedgerEntry = v.InferOutput<typeof LedgerEntrySchema>;
export type Statement = v.InferOutput<typeof StatementSchema>;

export const ledgerEntries = collection('Organizations/{orgID}/LedgerEntries/{entryID}', LedgerEntrySchema, {
  mostInQuery: 500,
});

export const statements = collection('Organizations/{orgID}/Statements/{month}', StatementSchema, {
  mostInQuery: 120,
});
