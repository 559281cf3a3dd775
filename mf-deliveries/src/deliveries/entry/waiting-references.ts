import { mayHaveOutbox } from '../../outbox/use-may-have-outbox';
import type { OutboxOwner } from '../sending/delivery-outbox';

/** References of deliveries that wait on this device; the code that knows them is loaded where there may be any. */
export async function waitingReferences(owner: OutboxOwner): Promise<readonly string[]> {
  if (!(await mayHaveOutbox(owner.uid))) return [];
  const outbox = await import(/* webpackChunkName: "delivery-outbox" */ '../sending/delivery-outbox');
  return (await outbox.waitingEntries(owner)).map(({ title }) => title);
}
