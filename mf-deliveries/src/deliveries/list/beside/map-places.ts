import { type Coordinates, parseCoordinates } from '@fleetfoot/shared/domain';
import type { MapPlace } from '@fleetfoot/shared/maps';
import { type Delivery, isLate, isUncollected, LATE, STOPS, stageOf } from '@fleetfoot/shared/model';
import { deliveryName } from '../../delivery-name';
import { deliveriesText } from '../list-summary';

/** A place of the map, and whose it is. */
export interface DeliveryPlace extends MapPlace {
  readonly deliveryIDs: readonly string[];
}

type Stop = (typeof STOPS)[number];

interface Look extends Pick<MapPlace, 'tone' | 'sign'> {
  readonly status: string;
}

const STAGES = {
  waiting: { tone: 'info' },
  underWay: { tone: 'accent' },
  endedWell: { tone: 'success', sign: 'done' },
  endedBadly: { tone: 'danger', sign: 'problem' },
} as const;

/** What needs somebody most comes first. */
const URGENCY = ['danger', 'warning', 'accent', 'info', 'success', 'neutral'];

function lookOf(delivery: Delivery, stop: Stop, now: number): Look {
  const { status } = delivery;
  if (isLate(delivery, now)) return { tone: 'warning', sign: 'problem', status: `${status}, ${LATE}` };
  const stage = stageOf(status);
  // What becomes of it later is nothing to where it was fetched.
  if (stage && stop === 'pickup' && !isUncollected(status)) return { tone: 'neutral', sign: 'done', status };
  return { ...(stage ? STAGES[stage] : { tone: 'neutral' }), status };
}

interface Found {
  readonly delivery: Delivery;
  readonly look: Look;
}

const TITLES = { pickup: 'Pickup', dropoff: 'Drop-off' } as const;

function labelOf(stop: Stop, [{ delivery, look }, ...others]: readonly [Found, ...Found[]]): string {
  if (others.length > 0) return `${TITLES[stop]} of ${deliveriesText(others.length + 1)}`;
  return `${TITLES[stop]} of ${deliveryName(delivery)}: ${look.status}`;
}

/**
 * Where deliveries are fetched and where they go. Stops at one point are one place, in the look of the delivery that needs somebody most; what has no
 * coordinates, or was removed, is left out.
 * @param now in milliseconds since 1970
 */
export function mapPlaces(deliveries: readonly Delivery[], now: number): readonly DeliveryPlace[] {
  const places = new Map<string, { position: Coordinates; stop: Stop; found: [Found, ...Found[]] }>();
  for (const delivery of deliveries) {
    for (const stop of STOPS) {
      const position = parseCoordinates(delivery[`${stop}_latitude`], delivery[`${stop}_longitude`]);
      if (!position || delivery[`${stop}_address`] === '') continue;
      const found = { delivery, look: lookOf(delivery, stop, now) };
      const id = `${stop} ${position.latitude.toFixed(5)} ${position.longitude.toFixed(5)}`;
      const place = places.get(id);
      if (place) place.found.push(found);
      else places.set(id, { position, stop, found: [found] });
    }
  }
  return [...places].map(([id, { position, stop, found }]) => {
    const [first] = found.toSorted(
      (one, other) => URGENCY.indexOf(one.look.tone) - URGENCY.indexOf(other.look.tone),
    );
    const { tone, sign } = (first ?? found[0]).look;
    return {
      ...{ id, position, shape: stop, tone, sign, count: found.length },
      label: labelOf(stop, found),
      deliveryIDs: found.map(({ delivery }) => delivery.id),
    };
  });
}

/** The delivery that a press on places at one point shows: their first, or the one after that which is shown. */
export function deliveryAt(places: readonly DeliveryPlace[], shown: string): string | undefined {
  const deliveryIDs = [...new Set(places.flatMap((place) => place.deliveryIDs))];
  return deliveryIDs[(deliveryIDs.indexOf(shown) + 1) % deliveryIDs.length];
}

/** What the map holds of a list, in words. */
export function mapSummary(deliveries: readonly Delivery[], places: readonly DeliveryPlace[]): string {
  const placed = new Set(places.flatMap(({ deliveryIDs }) => deliveryIDs)).size;
  const missing = deliveries.length - placed;
  const drawn = `${deliveriesText(placed)} on the map: squares are pickups, drops are drop-offs.`;
  if (missing === 0) return drawn;
  return `${drawn} ${deliveriesText(missing)} ${missing === 1 ? 'has' : 'have'} no place on it.`;
}
