import { invoiceDetails } from '@fleetfoot/shared/model/billing/invoice';
import type * as operations from '@fleetfoot/shared/operations';
import type { Firestore } from 'firebase-admin/firestore';
import type { RequestOf, ResponseOf } from '../../platform/answer';
import { memberActor, originOf, record } from '../../platform/audit';
import type { Caller } from '../../platform/caller';
import { asAdmin } from '../../platform/membership';
import { stored } from '../../platform/stored';

/**
 * Sets whom an organisation's invoices are made out to, and where they are sent.
 * @throws AppError `permission-denied` unless an Admin calls
 */
export function setInvoiceDetails(
  database: Firestore,
  caller: Caller,
  { orgID, details }: RequestOf<typeof operations.setInvoiceDetails>,
): Promise<ResponseOf<typeof operations.setInvoiceDetails>> {
  const ref = database.doc(invoiceDetails.document(orgID));
  return asAdmin(database, caller, { orgID, action: 'invoiceDetails.save' }, async (transaction) => {
    const document = await transaction.get(ref);
    const before = document.exists ? stored(invoiceDetails, document) : {};
    if (JSON.stringify(before) === JSON.stringify(details)) return {};
    transaction.set(ref, details);
    record(transaction, database, orgID, {
      kind: 'invoiceDetails.changed',
      actor: memberActor(caller),
      object: { id: 'invoices', label: 'Invoice details', path: ref.path },
      before,
      after: details,
      from: originOf(caller),
    });
    return {};
  });
}
