import { deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { deliveryReceipts } from '@fleetfoot/shared/model/delivery/delivery-records';
import { doc, writeBatch } from './client-sdk';
import { DELIVERY_CHECKS } from './delivery-checks';
import { DELIVERY_EDIT_CHECKS } from './delivery-edit-checks';
import { DIRECTED, newWindowDelivery } from './new-delivery';
import { newReceipt } from './new-documents';
import { RESERVE_CHECKS } from './reserve-checks';
import { tellingOf, writeTelling } from './told-writes';
import { testChecks, useWorld } from './use-world';

const world = useWorld();

testChecks([...DELIVERY_CHECKS, ...DELIVERY_EDIT_CHECKS, ...RESERVE_CHECKS], world);

describe('a told delivery with its receipt stays within the reads and the work a request may take', () => {
  const commit = (changes: object) => {
    const firestore = world().as('member');
    const batch = writeBatch(firestore);
    const path = deliveries.document('acme', 'whole');
    const delivery = { ...newWindowDelivery('whole', 'member'), ...DIRECTED, ...changes };
    const told = tellingOf('member', path, { before: undefined, after: delivery });
    if (!told) throw new Error('A delivery is told.');
    batch.set(doc(firestore, path), { ...delivery, changeID: told.changeID });
    batch.set(doc(firestore, deliveryReceipts.document('acme', 'whole')), newReceipt('whole', 'member'));
    writeTelling(batch, firestore, told);
    return batch.commit();
  };

  test('a wrong delivery refuses the whole batch', async () => {
    await expect(commit({ discount: 100 })).rejects.toMatchObject({ code: 'permission-denied' });
  });

  test('a batch of a right delivery is accepted', async () => {
    await expect(commit({})).resolves.toBeUndefined();
  });
});
