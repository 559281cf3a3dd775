import { estimateArrival, OLD_POSITION_S } from '@fleetfoot/shared/model/delivery/arrival';
import type { CourierPosition } from '@fleetfoot/shared/model/delivery/courier';
import { rideTexts } from '../../texts/ride';
import type { DeliveryTexts } from '../../texts/translation';

/** What is known of a ride at a moment. */
export interface Arrival {
  /** `About 12 minutes to the drop-off`; empty where nothing can be said. */
  readonly estimate: string;
  /** How old the position is, and what to think of it: `Position 20 s old`. */
  readonly age: string;
  /** The estimate in steps that are worth being told. */
  readonly spoken: string;
}

/** Minutes that are said aloud as they go by; more often would be noise. */
const STEPS = [1, 2, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180];
const MOST_MINUTES = 180;

type RideTexts = DeliveryTexts['ride'];

function inMinutes(texts: RideTexts, minutes: number): string {
  if (minutes > MOST_MINUTES) return texts.long;
  return minutes <= 1 ? texts.minute : texts.minutes(String(minutes));
}

function ageText({ ages }: RideTexts, seconds: number): string {
  if (seconds < 5) return ages.moment;
  if (seconds < 60) return ages.seconds(String(seconds));
  if (seconds < 3600) return ages.minutes(String(Math.floor(seconds / 60)));
  return ages.hours;
}

/**
 * When the courier of a delivery arrives, in words.
 * @param now by the server's clock
 */
export function arrivalOf(
  delivery: Parameters<typeof estimateArrival>[0],
  position: CourierPosition | undefined,
  now: Date,
  texts: RideTexts = rideTexts.english,
): Arrival {
  if (position === undefined) return { estimate: '', age: texts.none, spoken: '' };
  const { at, minutes, age: seconds } = estimateArrival(delivery, position, now);
  const age = ageText(texts, seconds);
  if (at === undefined) return { estimate: '', age: texts.tooOld(age), spoken: '' };
  if (minutes === 0) return { estimate: texts.there, age: texts.position(age), spoken: texts.there };
  const where = texts.to[at];
  const step = STEPS.findLast((known) => known <= minutes) ?? 1;
  return {
    estimate: where(inMinutes(texts, minutes)),
    age: seconds > OLD_POSITION_S ? texts.old(age) : texts.position(age),
    spoken: where(inMinutes(texts, minutes > MOST_MINUTES ? minutes : step)),
  };
}
