import * as v from '@fleetfoot/shared/schema';
import { documentID, operation } from './operation';

/** The proof of a delivery as a PDF file, in Base64. For members. */
export const fetchProof = operation(
  'fetchProof',
  { orgID: documentID, deliveryID: documentID },
  v.object({ pdf: v.string() }),
  { isRead: true },
);
