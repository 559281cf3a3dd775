import { DeliverySchema, deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { type DeliveryEvent, transition } from '@fleetfoot/shared/model/delivery/delivery-moves';
import { DELIVERY_STATUSES, isOnTheRoad } from '@fleetfoot/shared/model/delivery/delivery-status';
import * as v from 'valibot';
import { planRide } from '../courier/plan-ride';
import { startFleet } from '../courier/simulated-fleet';
import { SECRET, startService } from '../courier/testing/start-service';
import { demoDocuments } from '../demo/demo-data';
import { rideOf } from './resume-rides';
import { parseStartOptions } from './start-options';

test('a ride goes on after the event that led to the status, for every status on the road', () => {
  const [document] = demoDocuments(new Date()).filter(({ path }) => path.includes(`/${deliveries.name}/`));
  const delivery = v.parse(DeliverySchema, document?.data);
  const lasts = Object.keys(DELIVERY_STATUSES)
    .filter(isOnTheRoad)
    .map((status) => rideOf('acme', { ...delivery, status }));
  expect(lasts.map(({ last }) => last)).toEqual([
    ...['assigned', 'arrived_at_pickup', 'collected', 'arrived_at_dropoff', 'returning'],
  ]);
  for (const { order, last } of lasts) {
    expect(planRide(order, () => 0.5, true).map(({ tells }) => tells.type)).toContain(last);
    expect(order).toMatchObject({ organization_id: 'acme', delivery_id: delivery.id });
  }
});

/** Every delivery that the demo has on the road. */
function demoRides() {
  const all = demoDocuments(new Date()).filter(({ path }) => /\/Deliveries\/[^/]+$/.test(path));
  return all
    .map(({ data }) => v.parse(DeliverySchema, data))
    .filter(({ status }) => isOnTheRoad(status))
    .map((delivery) => ({ ...rideOf('acme', delivery), status: delivery.status }));
}

/** A number that every courier draws: all of them ride as planned, or all are late and fail. */
test.each([0.5, 0.01])('the demo moves within a minute of its start (%d)', async (number) => {
  const service = await startService(() => 200);
  const [times, parked] = [new Map<AbortSignal, number>(), new Set<AbortSignal>()];
  const fleet = await startFleet({
    ...{ secret: SECRET, speed: parseStartOptions([]).courierSpeed ?? 0, random: () => number },
    // No time passes, and each courier rides for a minute.
    async sleep(ms, signal) {
      const ridden = (times.get(signal) ?? 0) + ms;
      times.set(signal, ridden);
      if (ridden <= 60_000) return;
      parked.add(signal);
      await new Promise((_, reject) => signal.addEventListener('abort', reject, { once: true }));
    },
  });
  const rides = demoRides();
  for (const { order, last } of rides) fleet.resume(order, last);
  fleet.connect(service.url);
  while (parked.size < fleet.state().rides) await new Promise(setImmediate);
  const heard = service.heard.map(({ event }) => event);
  // All who are seen on a map are seen to move.
  const positions = heard.filter(({ type }) => type === 'position');
  expect(new Set(positions.map(({ delivery_id }) => delivery_id)).size).toBe(rides.length);
  expect(positions.length).toBeGreaterThan(2 * rides.length);
  // Rows of the first screen change, each as the table allows.
  const statuses = new Map(rides.map(({ order, status }) => [order.delivery_id, status]));
  const moved = heard.filter(({ type }) => type !== 'position');
  expect(new Set(moved.map(({ delivery_id }) => delivery_id)).size).toBeGreaterThanOrEqual(4);
  for (const { type, delivery_id } of moved) {
    const result = transition(statuses.get(String(delivery_id)) ?? '', type as DeliveryEvent);
    expect({ type, kind: result.kind }).toEqual({ type, kind: 'moved' });
    if (result.kind === 'moved') statuses.set(String(delivery_id), result.to);
  }
  await fleet.close();
  service.close();
});
