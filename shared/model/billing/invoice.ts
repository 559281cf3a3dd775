import * as v from '@fleetfoot/shared/schema';
import { collection, singleDocument } from '@fleetfoot/shared/schema';
import { emailAddress, optionalLine, requiredText } from '../fields';

/** Cents, VAT included; negative for what is given back. */
const cents = v.pipe(v.number(), v.integer());

/** Most e-mail addresses that an organisation's invoices go to. */
export const INVOICE_RECIPIENTS = 5;

/** Ten digits, of which the first is a 4, as SARS gives them out. Empty for who is no VAT vendor. */
const VatNumberSchema = v.pipe(
  optionalLine(20),
  v.transform((text) => text.replaceAll(' ', '')),
  v.regex(/^(?:4\d{9})?$/, 'Enter the ten digits of the VAT number, which begin with a 4.'),
);

/** What an Admin enters about whom invoices are made out to. The address is the billing address. */
export const InvoiceDetailsSchema = v.strictObject({
  legalName: requiredText('the name that invoices are made out to', 120),
  vatNumber: VatNumberSchema,
  recipients: v.pipe(
    v.array(emailAddress()),
    v.maxLength(INVOICE_RECIPIENTS, `Enter at most ${INVOICE_RECIPIENTS} e-mail addresses.`),
    v.check((list) => new Set(list).size === list.length, 'Enter each e-mail address once.'),
  ),
});

const PartySchema = v.object({
  name: v.string(),
  /** Empty where there is none. */
  vatNumber: v.string(),
  address: v.array(v.string()),
});

/** Who supplies the service, as it stands on invoices. Operators write it; without it no invoice is issued. */
export const SupplierSchema = v.object({ ...PartySchema.entries, email: v.string() });

const InvoiceLineSchema = v.object({
  /** The ledger entry. */
  id: v.string(),
  at: v.date(),
  description: v.string(),
  amount: cents,
});

/** A tax invoice, or a credit note for what was given back of an earlier one. Never changed; the id is its number. */
export const InvoiceSchema = v.object({
  id: v.string(),
  kind: v.picklist(['invoice', 'creditNote']),
  /** The month that it is for, as `2026-11`. */
  month: v.string(),
  issuedAt: v.date(),
  supplier: PartySchema,
  buyer: PartySchema,
  lines: v.array(InvoiceLineSchema),
  /** The sum of the lines. */
  amount: cents,
  /** Numbers of the invoices that a credit note is for. */
  corrects: v.optional(v.array(v.string()), []),
});

/** Where the numbers of a series stand. Only server functions read and write it. */
export const InvoiceCounterSchema = v.object({ last: v.pipe(v.number(), v.integer(), v.minValue(0)) });

export type InvoiceDetails = v.InferOutput<typeof InvoiceDetailsSchema>;
export type Invoice = v.InferOutput<typeof InvoiceSchema>;

export const invoiceDetails = singleDocument(
  'Organizations/{orgID}/Settings/invoices',
  v.object(InvoiceDetailsSchema.entries),
);

export const invoices = collection('Organizations/{orgID}/Invoices/{invoiceID}', InvoiceSchema, {
  mostInQuery: 100,
});

export const supplier = singleDocument('Platform/supplier', SupplierSchema);

export const invoiceCounters = collection('InvoiceCounters/{series}', InvoiceCounterSchema);
