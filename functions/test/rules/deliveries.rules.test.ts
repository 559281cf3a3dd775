import { doc, writeBatch } from './client-sdk';
import { DELIVERY_CHECKS } from './delivery-checks';
import { DELIVERY_EDIT_CHECKS } from './delivery-edit-checks';
import { newDelivery } from './new-delivery';
import { testChecks, useWorld } from './use-world';

const world = useWorld();

testChecks([...DELIVERY_CHECKS, ...DELIVERY_EDIT_CHECKS], world);

describe('a batch of 20 stays within the reads and the work a request may take', () => {
  const ids = Array.from({ length: 20 }, (_, n) => `batch${n}`);
  const commit = (changesOfLast: object) => {
    const batch = writeBatch(world().as('member'));
    for (const id of ids) {
      const changes = id === ids.at(-1) ? changesOfLast : {};
      const reference = doc(world().as('member'), `Organizations/acme/Deliveries/${id}`);
      batch.set(reference, { ...newDelivery(id, 'member'), ...changes });
    }
    return batch.commit();
  };

  test('one wrong delivery refuses them all', async () => {
    await expect(commit({ discount: 100 })).rejects.toMatchObject({ code: 'permission-denied' });
  });

  test('right ones are taken', async () => {
    await expect(commit({})).resolves.toBeUndefined();
  });
});
