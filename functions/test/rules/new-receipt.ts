import { serverTimestamp } from './client-sdk';

/** That a delivery was created, as the dashboard notes it beside the delivery. */
export function newReceipt(id: string, createdBy: string): Record<string, unknown> {
  return { id, order: '1a2b-3c4d', created_at: serverTimestamp(), created_by: createdBy };
}
