import { serverTimestamp } from './client-sdk';

/** What is typed and not sent, as it is kept for its writer. */
export function newDraft(id: string): Record<string, unknown> {
  return { id, value: '{"external_id":"PO-1"}', updated_at: serverTimestamp() };
}
