import { InvoiceDetailsSchema } from '@fleetfoot/shared/model/billing/invoice';
import * as v from '@fleetfoot/shared/schema';
import { documentID, operation } from './operation';

/** Sets whom invoices are made out to. For Admins. Idempotent. */
export const setInvoiceDetails = operation(
  'setInvoiceDetails',
  { orgID: documentID, details: InvoiceDetailsSchema },
  v.object({}),
);

/** A tax invoice or credit note as a PDF file, in Base64. For members. */
export const fetchInvoice = operation(
  'fetchInvoice',
  { orgID: documentID, invoiceID: documentID },
  v.object({ pdf: v.string() }),
  { isRead: true },
);
