import { AppError } from '@fleetfoot/shared/domain';
import { invoices } from '@fleetfoot/shared/model/billing/invoice';
import type * as operations from '@fleetfoot/shared/operations';
import type { Firestore } from 'firebase-admin/firestore';
import type { RequestOf, ResponseOf } from '../../platform/answer';
import type { Caller } from '../../platform/caller';
import { asMember } from '../../platform/membership';
import { stored } from '../../platform/stored';
import { invoicePdf } from './invoice-pdf';

/**
 * An invoice as a file. It is drawn anew from what was issued, which nobody changes.
 * @throws AppError `permission-denied` unless a member calls; `not-found`
 */
export function fetchInvoice(
  database: Firestore,
  caller: Caller,
  { orgID, invoiceID }: RequestOf<typeof operations.fetchInvoice>,
): Promise<ResponseOf<typeof operations.fetchInvoice>> {
  return asMember(database, caller, { orgID }, async () => {
    const document = await database.doc(invoices.document(orgID, invoiceID)).get();
    if (!document.exists) throw new AppError('not-found', `There is no invoice ${invoiceID}.`);
    return { pdf: (await invoicePdf(stored(invoices, document))).toString('base64') };
  });
}
