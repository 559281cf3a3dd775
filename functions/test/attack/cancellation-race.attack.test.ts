import { cancelledDeliveries } from '@fleetfoot/shared/model/delivery/cancelled-delivery';
import { deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { ASSIGNED, courierScene } from '../couriers/courier-scene';
import { rounds } from '../depth';
import { storedDelivery } from '../privacy/privacy-scene';
import { doc, runTransaction } from '../rules/client-sdk';
import { tellingOf, writeTelling } from '../rules/told-writes';
import { put, read } from '../world/data';
import { useAttackWorld } from './attempts';

const world = useAttackWorld();

/** Cancels as the dashboard does: what it read is what the copy says. */
async function cancel(id: string): Promise<void> {
  const path = deliveries.document('acme', id);
  const firestore = world().as('member');
  await runTransaction(firestore, async (transaction) => {
    const before = (await transaction.get(doc(firestore, path))).data();
    if (before?.['status'] !== 'At pickup') throw new Error('It is collected.');
    const telling = tellingOf('member', path, { before, after: undefined });
    if (!telling?.copy) throw new Error('A cancellation leaves a copy.');
    writeTelling(transaction, firestore, telling);
    transaction.delete(doc(firestore, path));
  });
}

describe('Races', () => {
  test('A Member cancels while a courier collects: one comes first, and the other hears of it', async () => {
    const { tell } = await courierScene();
    for (let round = 0; round < rounds({ sample: 8, deep: 50 }); round += 1) {
      const id = `race${round}`;
      const changes = { status: 'At pickup', courier: ASSIGNED.courier };
      await put(deliveries.document('acme', id), storedDelivery(id, changes));
      const races = [
        () =>
          cancel(id).then(
            () => true,
            () => false,
          ),
        () =>
          tell({ type: 'collected', organization_id: 'acme', delivery_id: id }).then(
            ({ status }) => status === 200,
          ),
      ];
      const isReversed = round % 2 > 0;
      const begun = await Promise.all((isReversed ? races.toReversed() : races).map((race) => race()));
      const [isCancelled, isCollected] = isReversed ? begun.toReversed() : begun;
      const [delivery, copy] = await Promise.all([
        read(deliveries.document('acme', id)),
        read(cancelledDeliveries.document('acme', id)),
      ]);
      expect([isCancelled, isCollected]).toEqual(delivery ? [false, true] : [true, false]);
      expect(delivery?.['status'] ?? copy?.['status']).toBe(delivery ? 'Collected' : 'At pickup');
      expect([delivery, copy].filter(Boolean)).toHaveLength(1);
    }
  }, 120_000);
});
