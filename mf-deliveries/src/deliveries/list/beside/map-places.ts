import { type Coordinates, parseCoordinates } from '@fleetfoot/shared/domain';
import type { MapPlace } from '@fleetfoot/shared/maps';
import { LOST_POSITION_S } from '@fleetfoot/shared/model/delivery/arrival';
import type { CourierPosition } from '@fleetfoot/shared/model/delivery/courier';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { STOPS } from '@fleetfoot/shared/model/delivery/delivery-choices';
import { isLate, LATE } from '@fleetfoot/shared/model/delivery/delivery-lateness';
import { isOnTheRoad, isUncollected, stageOf } from '@fleetfoot/shared/model/delivery/delivery-status';
import type { Say } from '@fleetfoot/shared/texts';
import type { DeliveryTexts } from '../../../texts/translation';
import { deliveryName } from '../../delivery-name';
import type { CourierPositions } from './use-couriers';

/** A place of the map, and whose it is. */
export interface DeliveryPlace extends MapPlace {
  readonly deliveryIDs: readonly string[];
}

/** What a delivery has on the map. */
const PLACED = [...STOPS, 'courier'] as const;

type Placed = (typeof PLACED)[number];

interface Look extends Pick<MapPlace, 'tone' | 'sign'> {
  readonly status: readonly string[];
}

const STAGES = {
  waiting: { tone: 'info' },
  underWay: { tone: 'accent' },
  endedWell: { tone: 'success', sign: 'done' },
  endedBadly: { tone: 'danger', sign: 'problem' },
} as const;

/** What needs somebody most comes first. */
const URGENCY = ['danger', 'warning', 'accent', 'info', 'success', 'neutral'];

function lookOf(delivery: Delivery, what: Placed, now: number): Look {
  const { status } = delivery;
  if (isLate(delivery, now)) return { tone: 'warning', sign: 'problem', status: [status, LATE] };
  const stage = stageOf(status);
  // What becomes of it later is nothing to where it was fetched.
  if (stage && what === 'pickup' && !isUncollected(status))
    return { tone: 'neutral', sign: 'done', status: [status] };
  return { ...(stage ? STAGES[stage] : { tone: 'neutral' }), status: [status] };
}

interface Found {
  readonly delivery: Delivery;
  readonly look: Look;
}

/** What the map says, in the language of the page. */
export interface MapWords {
  readonly texts: DeliveryTexts['map'];
  /** `1 delivery`, `20 deliveries` */
  readonly deliveries: (count: number) => string;
  readonly say: Say;
}

function labelOf(
  what: Placed,
  [{ delivery, look }, ...others]: readonly [Found, ...Found[]],
  { texts, deliveries, say }: MapWords,
): string {
  const of = texts[what];
  if (others.length > 0) return of(deliveries(others.length + 1));
  return `${of(deliveryName(delivery))}: ${look.status.map(say).join(', ')}`;
}

function positionOf(
  delivery: Delivery,
  what: Placed,
  courier: CourierPosition | undefined,
  now: number,
): Coordinates | undefined {
  if (what !== 'courier') {
    if (delivery[`${what}_address`] === '') return undefined;
    return parseCoordinates(delivery[`${what}_latitude`], delivery[`${what}_longitude`]);
  }
  if (!courier || !isOnTheRoad(delivery.status)) return undefined;
  const { latitude, longitude, updated_at } = courier;
  return now - updated_at.getTime() < LOST_POSITION_S * 1_000 ? { latitude, longitude } : undefined;
}

/**
 * Where deliveries are fetched, where they go and where their couriers are. What is at one point is one place, in the look of the delivery that
 * needs somebody most; what has no coordinates, or was removed, is left out, and so is a courier of whom nobody has heard for too long.
 * @param now in milliseconds since 1970
 */
export function mapPlaces(
  deliveries: readonly Delivery[],
  couriers: CourierPositions,
  now: number,
  words: MapWords,
): readonly DeliveryPlace[] {
  const places = new Map<string, { position: Coordinates; what: Placed; found: [Found, ...Found[]] }>();
  for (const delivery of deliveries) {
    for (const what of PLACED) {
      const position = positionOf(delivery, what, couriers.get(delivery.id), now);
      if (!position) continue;
      const found = { delivery, look: lookOf(delivery, what, now) };
      const id = `${what} ${position.latitude.toFixed(5)} ${position.longitude.toFixed(5)}`;
      const place = places.get(id);
      if (place) place.found.push(found);
      else places.set(id, { position, what, found: [found] });
    }
  }
  return [...places].map(([id, { position, what, found }]) => {
    const [first] = found.toSorted(
      (one, other) => URGENCY.indexOf(one.look.tone) - URGENCY.indexOf(other.look.tone),
    );
    const { tone, sign } = (first ?? found[0]).look;
    const deliveryIDs = found.map(({ delivery }) => delivery.id);
    return {
      // A courier is the same wherever they ride.
      id: what === 'courier' ? ['courier', ...deliveryIDs].join(' ') : id,
      ...{ position, shape: what, tone, count: found.length },
      // It would stand in the place of the bike.
      sign: what === 'courier' ? undefined : sign,
      label: labelOf(what, found, words),
      deliveryIDs,
    };
  });
}

/** The delivery that a press on places at one point shows: their first, or the one after that which is shown. */
export function deliveryAt(places: readonly DeliveryPlace[], shown: string): string | undefined {
  const deliveryIDs = [...new Set(places.flatMap((place) => place.deliveryIDs))];
  return deliveryIDs[(deliveryIDs.indexOf(shown) + 1) % deliveryIDs.length];
}

/** What the map holds of a list, in words. */
export function mapSummary(
  deliveries: readonly Delivery[],
  places: readonly DeliveryPlace[],
  { texts, deliveries: counted }: MapWords,
): string {
  const placed = new Set(places.flatMap(({ deliveryIDs }) => deliveryIDs)).size;
  const missing = deliveries.length - placed;
  const sentences = [texts.drawn(counted(placed))];
  if (places.some(({ shape }) => shape === 'courier')) sentences.push(texts.couriers);
  if (missing > 0) sentences.push((missing === 1 ? texts.missingOne : texts.missing)(counted(missing)));
  return sentences.join(' ');
}
