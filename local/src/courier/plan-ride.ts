/** Decimal degrees. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** What the service tells of a delivery, as far as a ride needs it. */
export interface Order {
  readonly organization_id: string;
  readonly delivery_id: string;
  readonly pickup: Place;
  readonly dropoff: Place;
  /** What is asked for at the door; without it, nothing is. */
  readonly proof?: string;
}

/** A part of a ride, and what the fleet tells when it is over. */
export interface Leg {
  readonly seconds: number;
  readonly from: Place;
  readonly to: Place;
  readonly tells: { readonly type: string; readonly [field: string]: unknown };
}

interface Courier {
  readonly name: string;
  readonly phone_number: string;
  readonly vehicle_plate: string;
}

/** Who rides. */
export const COURIERS: readonly [Courier, ...Courier[]] = [
  { name: 'Thabo M.', phone_number: '+27825550171', vehicle_plate: 'ND 123-456' },
  { name: 'Aisha P.', phone_number: '+27825550172', vehicle_plate: 'CA 482-113' },
  { name: 'Sipho D.', phone_number: '+27825550173', vehicle_plate: 'KX 71 RT GP' },
  { name: 'Lindiwe K.', phone_number: '+27825550174', vehicle_plate: 'ND 908-221' },
];

/** Roads are longer than the straight line. */
const ROAD_FACTOR = 1.3;
/** A bike in traffic. */
const KM_PER_HOUR = 28;
const KM_PER_DEGREE = 111.2;
/** Nobody wants to wait for a ride between two cities. */
const LONGEST_S = 2_400;
/** Late rides take so many times as long. */
const LATE_FACTOR = 2;

function secondsBetween(from: Place, to: Place): number {
  const north = to.latitude - from.latitude;
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180);
  return Math.min(LONGEST_S, (Math.hypot(north, east) * KM_PER_DEGREE * ROAD_FACTOR * 3600) / KM_PER_HOUR);
}

/**
 * How a courier carries a delivery: one in ten is late, one in fifty fails and comes back.
 * @param random a number from 0 to 1; eight are drawn
 * @param mustFail whether it fails in any case
 */
export function planRide({ pickup, dropoff }: Order, random: () => number, mustFail = false): readonly Leg[] {
  const courier = COURIERS[Math.floor(random() * COURIERS.length)] ?? COURIERS[0];
  const start = {
    latitude: pickup.latitude + (random() - 0.5) / 40,
    longitude: pickup.longitude + (random() - 0.5) / 40,
  };
  const factor = random() < 0.1 ? LATE_FACTOR : 1;
  const isFailing = random() < 0.02 || mustFail;
  const there = secondsBetween(pickup, dropoff) * factor;
  const ride: readonly Leg[] = [
    { seconds: 20 + 40 * random(), from: start, to: start, tells: { type: 'assigned', courier } },
    { seconds: secondsBetween(start, pickup), from: start, to: pickup, tells: { type: 'arrived_at_pickup' } },
    { seconds: 60 + 120 * random(), from: pickup, to: pickup, tells: { type: 'collected' } },
    { seconds: there, from: pickup, to: dropoff, tells: { type: 'arrived_at_dropoff' } },
  ];
  const wait = { seconds: 60 + 60 * random(), from: dropoff, to: dropoff };
  if (!isFailing) return [...ride, { ...wait, tells: { type: 'delivered' } }];
  return [
    ...ride,
    { ...wait, tells: { type: 'failed', reason: 'recipient_absent' } },
    { ...wait, tells: { type: 'returning' } },
    { seconds: there, from: dropoff, to: pickup, tells: { type: 'returned' } },
  ];
}

/** Where the courier is when a part of a leg is done. */
export function placeOn({ from, to }: Leg, part: number): Place {
  return {
    latitude: from.latitude + (to.latitude - from.latitude) * part,
    longitude: from.longitude + (to.longitude - from.longitude) * part,
  };
}
