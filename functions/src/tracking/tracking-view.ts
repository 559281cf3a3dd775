import { formatTime, parseContactNumber } from '@fleetfoot/shared/domain';
import { estimateArrival, metresBetween, stopsOf } from '@fleetfoot/shared/model/delivery/arrival';
import type { CourierPosition } from '@fleetfoot/shared/model/delivery/courier';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { CANCELLED, isUncollected, stageOf } from '@fleetfoot/shared/model/delivery/delivery-status';
import type { Problem } from '@fleetfoot/shared/model/delivery/problem';
import { problemState } from './problem-state';
import { suburbOf } from './suburb';
import { LANGUAGES, type Language, momentIn } from './texts/languages';
import { filled, type Texts } from './texts/texts';

/** A delivery as its link opens it. */
export interface Tracked {
  readonly delivery: Delivery;
  /** When it was cancelled, if it was. */
  readonly cancelledAt?: Date | undefined;
  /** While a courier is on the road. */
  readonly position?: CourierPosition | undefined;
  readonly shop: { readonly name: string /** As it was typed. */; readonly phoneNumber: string };
  /** The one that the recipient has reported last. */
  readonly problem?: Problem | undefined;
  /** Whether the recipient has changed as much as they may. */
  readonly isChangedOut: boolean;
  /** By which they prove who they are, where it is asked for. */
  readonly doorPin?: string | undefined;
}

/** What is shown of a part: a text, or where a link leads. */
export type Part = string | { readonly href: string } | undefined;

/** Everything that a recipient is shown, by the part of the page; what has none is not there. The leak guard. */
export interface TrackingView {
  readonly parts: Readonly<Record<PartName, Part>>;
  /** How far the bar is, of four. */
  readonly step: number;
  /** Seconds until it is worth a look; 0 when nothing is to come. */
  readonly every: number;
}

export type PartName = (typeof TEXT_PARTS)[number] | (typeof FACTS)[number] | (typeof LINKS)[number];
export const TEXT_PARTS = ['headline', 'since', 'advice', 'updated'] as const;
/** Those with a label, named as its text is. */
export const FACTS = [
  ...['doorPin', 'arrival', 'courier', 'area', 'address'],
  ...['receivedBy', 'pinCheck', 'reported'],
] as const;
export const LINKS = ['callCourier', 'showMap', 'callShop', 'help', 'report'] as const;

/** The courier is near the drop-off: from here on they have to find the door. */
const NEAR_M = 1_000;
const MOST_MINUTES = 180;
const STEPS: Readonly<Record<string, number>> = {
  Created: 1,
  'Courier assigned': 2,
  'At pickup': 2,
  Collected: 3,
  'At drop-off': 3,
  Delivered: 4,
};

/** Where the courier is, for as long as the position says something. */
function positionOf({ delivery, position }: Tracked, now: Date): CourierPosition | undefined {
  return position && estimateArrival(delivery, position, now).at ? position : undefined;
}

function isNear(tracked: Tracked, now: Date): boolean {
  const { delivery } = tracked;
  if (delivery.status === 'At drop-off') return true;
  const position = positionOf(tracked, now);
  const dropoff = stopsOf(delivery)?.dropoff;
  return (
    delivery.status === 'Collected' &&
    position !== undefined &&
    dropoff !== undefined &&
    metresBetween(position, dropoff) < NEAR_M
  );
}

/** When somebody may expect it, in words; nothing where it is there, or comes no more. */
function arrivalText(tracked: Tracked, language: Language, now: Date): Part {
  const { delivery, position } = tracked;
  const { texts } = LANGUAGES[language];
  const stage = stageOf(delivery.status);
  if (stage === 'endedWell' || stage === 'endedBadly' || delivery.status === 'At drop-off') return undefined;
  const { at, minutes } = position ? estimateArrival(delivery, position, now) : { at: undefined, minutes: 0 };
  if (position && at !== undefined) {
    const asOf = filled(texts.asOf, { time: formatTime(position.updated_at) });
    const text =
      at === 'pickup' ? texts.atShopInMinutes : minutes > MOST_MINUTES ? texts.inHours : texts.inMinutes;
    return `${filled(text, { minutes })} (${asOf})`;
  }
  const { dropoff_window: window, pickup_time } = delivery;
  if (window) {
    const [start, end] = [window.start, window.end].map((moment) => momentIn(language, moment)) as [
      string,
      string,
    ];
    const isSameDay = start.slice(0, -5) === end.slice(0, -5);
    return filled(texts.between, { start, end: isSameDay ? end.slice(-5) : end });
  }
  if (delivery.urgency_level === 'scheduled' && isUncollected(delivery.status)) {
    return filled(texts.planned, { time: momentIn(language, pickup_time) });
  }
  return texts.notKnown;
}

/** Their first name and what to look out for: `Thabo, ND 123-456`. */
function courierText({ courier }: Delivery): string {
  const [first] = (courier?.name ?? '').trim().split(/\s+/);
  return [first, courier?.vehicle_plate].filter(Boolean).join(', ');
}

function call(phoneNumber: string | undefined): Part {
  const e164 = phoneNumber && parseContactNumber(phoneNumber);
  return e164 ? { href: `tel:${e164}` } : undefined;
}

/** Whether the recipient may change something: until it is collected, and so often. */
export function mayChange({ delivery, cancelledAt, isChangedOut }: Tracked): boolean {
  return !cancelledAt && !isChangedOut && isUncollected(delivery.status);
}

function headlineOf(status: string, texts: Texts): string {
  const known: Readonly<Record<string, string>> = texts.status;
  return Object.hasOwn(known, status) ? (known[status] ?? '') : texts.otherStatus;
}

/** What a recipient is shown of a delivery at a moment. */
export function trackingView(
  tracked: Tracked,
  language: Language,
  now: Date,
  { help, report }: { readonly help: string; readonly report: string },
): TrackingView {
  const { delivery, cancelledAt, shop } = tracked;
  const { texts } = LANGUAGES[language];
  const { status: stored, status_times = {}, dropoff_address, proof_given } = delivery;
  const status = cancelledAt ? CANCELLED : stored;
  const stage = cancelledAt ? 'endedBadly' : stageOf(stored);
  const isUnderWay = stage === 'underWay';
  const hasLeft = isUnderWay && !isUncollected(stored);
  const isShown = isUnderWay && isNear(tracked, now);
  const since = cancelledAt ?? status_times[stored];
  const position = hasLeft ? positionOf(tracked, now) : undefined;
  const parts: TrackingView['parts'] = {
    headline: headlineOf(status, texts),
    since: since && momentIn(language, since),
    advice: stage === 'endedBadly' ? texts.askShop : undefined,
    arrival: cancelledAt ? undefined : arrivalText(tracked, language, now),
    courier: (isUnderWay && courierText(delivery)) || undefined,
    area: (!isShown && suburbOf(dropoff_address)) || undefined,
    address: isShown ? dropoff_address : undefined,
    // While somebody has it who may be asked for it, and not a moment before.
    doorPin: hasLeft ? tracked.doorPin : undefined,
    receivedBy: proof_given?.received_by || undefined,
    pinCheck: proof_given?.pin === 'confirmed' ? texts.confirmed : undefined,
    callCourier: isUnderWay ? call(delivery.courier?.phone_number) : undefined,
    showMap: position && {
      href: `https://www.google.com/maps/search/?api=1&query=${position.latitude},${position.longitude}`,
    },
    callShop: call(shop.phoneNumber),
    help: mayChange(tracked) ? { href: help } : undefined,
    reported: tracked.problem && problemState(tracked.problem, language, now),
    report: { href: report },
    updated: filled(texts.updated, { time: formatTime(now) }),
  };
  const hasEnded = cancelledAt !== undefined || ['Delivered', 'Returned'].includes(stored);
  return { parts, step: cancelledAt ? 0 : (STEPS[stored] ?? 0), every: hasEnded ? 0 : isUnderWay ? 15 : 60 };
}
