import { type Coordinates, parseCoordinates } from '@fleetfoot/shared/domain';
import type { CourierPosition } from './courier';
import type { Delivery } from './delivery';

/** What an estimate is made of. */
type Riding = Pick<
  Delivery,
  'status' | 'price' | 'pickup_latitude' | 'pickup_longitude' | 'dropoff_latitude' | 'dropoff_longitude'
>;

/** When a courier arrives, and how much that is worth. */
export interface ArrivalEstimate {
  /** Where they arrive next; `undefined` where nobody can say when. */
  readonly at?: 'pickup' | 'dropoff' | 'back' | undefined;
  /** Whole minutes until then, one at least; 0 where they are there. */
  readonly minutes: number;
  /** Seconds since the position was written. */
  readonly age: number;
}

const M_PER_DEGREE = 111_200;
/** Roads are longer than the straight line: by how much where no price says so, and what is believed at most. */
const ROAD = { usual: 1.3, least: 1, most: 2.5 };
/** Metres per second of a bike in traffic, and what is believed of a price. */
const SPEED = { usual: 7, least: 3, most: 16 };
/** Seconds that handing over takes, at the pickup. */
const HANDOVER_S = 120;
/** A position of more seconds may be wrong by some streets; one of still more tells nothing of when. */
export const OLD_POSITION_S = 120;
export const LOST_POSITION_S = 900;

/** Metres of the straight line. */
export function metresBetween(from: Coordinates, to: Coordinates): number {
  const north = to.latitude - from.latitude;
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180);
  return Math.hypot(north, east) * M_PER_DEGREE;
}

function bounded(value: number, { usual, least, most }: typeof ROAD): number {
  return Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : usual;
}

/** The stops of a delivery; `undefined` where one is not on the map. */
export function stopsOf(delivery: Omit<Riding, 'status' | 'price'>) {
  const pickup = parseCoordinates(delivery.pickup_latitude, delivery.pickup_longitude);
  const dropoff = parseCoordinates(delivery.dropoff_latitude, delivery.dropoff_longitude);
  return pickup && dropoff && { pickup, dropoff };
}

/** What is still before the courier, each as the crow flies. */
export function routeOf(
  status: string,
  { pickup, dropoff }: { readonly pickup: Coordinates; readonly dropoff: Coordinates },
  courier: Coordinates | undefined,
): readonly Coordinates[] {
  const from = courier ? [courier] : [];
  if (status === 'Courier assigned') return [...from, pickup, dropoff];
  if (status === 'At pickup') return [pickup, dropoff];
  if (status === 'Returning') return [...from, ...(courier ? [] : [dropoff]), pickup];
  return [...(courier ? from : [pickup]), dropoff];
}

const NEXT: Readonly<Record<string, ArrivalEstimate['at']>> = {
  'Courier assigned': 'pickup',
  'At pickup': 'dropoff',
  Collected: 'dropoff',
  Returning: 'back',
};

/**
 * When the courier of a delivery arrives, as far as the straight line and the speed of such rides tell.
 * @param now by the server's clock
 */
export function estimateArrival(delivery: Riding, position: CourierPosition, now: Date): ArrivalEstimate {
  const { status, price } = delivery;
  const age = Math.max(0, Math.round((now.getTime() - position.updated_at.getTime()) / 1000));
  if (status === 'At drop-off') return { at: 'dropoff', minutes: 0, age };
  const stops = stopsOf(delivery);
  const at = NEXT[status];
  if (!stops || at === undefined || age > LOST_POSITION_S) return { minutes: 0, age };

  const straight = metresBetween(stops.pickup, stops.dropoff);
  const factor = bounded(price ? price.metres / straight : Number.NaN, ROAD);
  const speed = bounded(price ? price.metres / price.seconds : Number.NaN, SPEED);
  const [from, to] = routeOf(status, stops, position) as [Coordinates, Coordinates];
  const handover = status === 'At pickup' ? HANDOVER_S : 0;
  // What was ridden since the position was sent.
  const ridden = status === 'At pickup' ? 0 : age;
  const left = Math.max(0, (metresBetween(from, to) * factor) / speed + handover - ridden);
  return { at, minutes: Math.max(1, Math.ceil(left / 60)), age };
}
