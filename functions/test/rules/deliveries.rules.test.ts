import { deliveries, deliveryReceipts } from '@fleetfoot/shared/model';
import { doc, writeBatch } from './client-sdk';
import { DELIVERY_CHECKS } from './delivery-checks';
import { DELIVERY_EDIT_CHECKS } from './delivery-edit-checks';
import { DIRECTED, newWindowDelivery } from './new-delivery';
import { newReceipt } from './new-documents';
import { tellingOf } from './told-writes';
import { testChecks, useWorld } from './use-world';

const world = useWorld();

testChecks([...DELIVERY_CHECKS, ...DELIVERY_EDIT_CHECKS], world);

describe('a batch of 5 told deliveries stays within the reads and the work a request may take', () => {
  const ids = Array.from({ length: 5 }, (_, n) => `batch${n}`);
  const commit = (changesOfLast: object) => {
    const firestore = world().as('member');
    const batch = writeBatch(firestore);
    for (const id of ids) {
      const changes = id === ids.at(-1) ? changesOfLast : {};
      const path = deliveries.document('acme', id);
      const delivery = { ...newWindowDelivery(id, 'member'), ...DIRECTED, ...changes };
      const told = tellingOf('member', path, { before: undefined, after: delivery });
      if (!told) throw new Error('A delivery is told.');
      batch.set(doc(firestore, path), { ...delivery, changeID: told.changeID });
      batch.set(doc(firestore, deliveryReceipts.document('acme', id)), newReceipt(id, 'member'));
      batch.set(doc(firestore, told.eventPath), told.event);
    }
    return batch.commit();
  };

  test('a wrong delivery refuses the whole batch', async () => {
    await expect(commit({ discount: 100 })).rejects.toMatchObject({ code: 'permission-denied' });
  });

  test('a batch of right deliveries is accepted', async () => {
    await expect(commit({})).resolves.toBeUndefined();
  });
});
