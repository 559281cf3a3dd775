import {
  type CollectionQuery,
  callFunction,
  callUntilKnown,
  type DocumentQuery,
  fetchDocument,
  parseWith,
} from '@fleetfoot/shared/firebase';
import {
  type Invoice,
  type InvoiceDetails,
  invoiceDetails,
  invoices,
} from '@fleetfoot/shared/model/billing/invoice';
import { fetchInvoice, setInvoiceDetails } from '@fleetfoot/shared/operations';

const parseInvoice = parseWith(invoices.schema);
const parseDetails = parseWith(invoiceDetails.schema);

/** The invoices and credit notes of a month. */
export function invoicesQuery(orgID: string, month: string): CollectionQuery<Invoice> {
  return {
    path: invoices.path(orgID),
    where: [['month', month]],
    limit: invoices.mostInQuery,
    parse: parseInvoice,
  };
}

/** What an Admin has set; nothing while invoices are made out to the organisation as it is. */
export function detailsQuery(orgID: string): DocumentQuery<InvoiceDetails> {
  return { path: invoiceDetails.document(orgID), parse: parseDetails };
}

function isSame(one: InvoiceDetails, other: InvoiceDetails): boolean {
  return (
    one.legalName === other.legalName &&
    one.vatNumber === other.vatNumber &&
    one.recipients.join() === other.recipients.join()
  );
}

/** Saves whom invoices are made out to; rejects with an AppError once it is known not to be saved. */
export function saveDetails(orgID: string, details: InvoiceDetails): Promise<void> {
  return callUntilKnown(setInvoiceDetails, { orgID, details }, async () => {
    const present = await fetchDocument(detailsQuery(orgID));
    return present !== undefined && isSame(present, details);
  });
}

/** An invoice as a PDF file. */
export async function loadPdf(orgID: string, invoiceID: string): Promise<Blob> {
  const { pdf } = await callFunction(fetchInvoice, { orgID, invoiceID });
  const bytes = Uint8Array.from(atob(pdf), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: 'application/pdf' });
}
