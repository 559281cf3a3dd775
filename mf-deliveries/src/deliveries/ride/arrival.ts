import { type CourierPosition, estimateArrival, OLD_POSITION_S } from '@fleetfoot/shared/model';

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

function inMinutes(minutes: number): string {
  if (minutes > MOST_MINUTES) return 'More than 3 hours';
  return minutes <= 1 ? 'About a minute' : `About ${minutes} minutes`;
}

function ageText(seconds: number): string {
  if (seconds < 5) return 'a moment old';
  if (seconds < 60) return `${seconds} s old`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min old`;
  return 'more than an hour old';
}

const WHERE = { pickup: 'to the pickup', dropoff: 'to the drop-off', back: 'back to the pickup' } as const;

/**
 * When the courier of a delivery arrives, in words.
 * @param now by the server's clock
 */
export function arrivalOf(
  delivery: Parameters<typeof estimateArrival>[0],
  position: CourierPosition | undefined,
  now: Date,
): Arrival {
  if (position === undefined) return { estimate: '', age: 'No position of the courier yet', spoken: '' };
  const { at, minutes, age: seconds } = estimateArrival(delivery, position, now);
  const age = ageText(seconds);
  if (at === undefined) return { estimate: '', age: `Last position ${age}: too old to say when`, spoken: '' };
  if (minutes === 0)
    return { estimate: 'At the drop-off', age: `Position ${age}`, spoken: 'At the drop-off' };
  const where = WHERE[at];
  const step = STEPS.findLast((known) => known <= minutes) ?? 1;
  return {
    estimate: `${inMinutes(minutes)} ${where}`,
    age: seconds > OLD_POSITION_S ? `Last position ${age}: the courier may be elsewhere` : `Position ${age}`,
    spoken: `${inMinutes(minutes > MOST_MINUTES ? minutes : step)} ${where}`,
  };
}
