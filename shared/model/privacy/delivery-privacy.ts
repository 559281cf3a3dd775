import { type Delivery, STOP_FIELDS } from '../delivery/delivery';
import type { STOPS } from '../delivery/delivery-choices';

const DAY_MS = 86_400_000;
/** Decimals of a blanked coordinate: about a kilometre. */
const ROUNDED = 2;

type Stop = (typeof STOPS)[number];

/** The stops of a delivery that has both. */
export const BOTH_STOPS: readonly Stop[] = ['pickup', 'dropoff'];

/** What tells when a delivery is over. */
type DeliveryTimes = Pick<Delivery, 'pickup_time' | 'dropoff_window' | 'status_times'>;

/**
 * When a delivery is over, as far as its document tells: the end of its drop-off window, or else its pickup time, or its
 * last status where that came later. The one place that decides it.
 */
export function deliveryEndsAt({ pickup_time, dropoff_window, status_times = {} }: DeliveryTimes): Date {
  const times = [dropoff_window?.end ?? pickup_time, ...Object.values(status_times)];
  return new Date(Math.max(...times.map((time) => time.getTime())));
}

/** Whether nobody needs its names and addresses any more to carry it out: a day after its end. */
export function isOver(delivery: DeliveryTimes, now: Date): boolean {
  return deliveryEndsAt(delivery).getTime() + DAY_MS <= now.getTime();
}

/**
 * When the details of a delivery are removed.
 * @param keepDays the organisation's privacy clock, in days
 */
export function blanksAt(delivery: DeliveryTimes, keepDays: number): Date {
  return new Date(deliveryEndsAt(delivery).getTime() + keepDays * DAY_MS);
}

type Coordinate = Delivery['pickup_latitude'];

function rounded(coordinate: Coordinate): number {
  const degrees = Number(coordinate);
  return Number.isFinite(degrees) ? Number(degrees.toFixed(ROUNDED)) : 0;
}

/**
 * The fields that are left of a delivery's people and places: nothing of names, numbers, addresses, instructions, directions
 * and of what integrations added; coordinates to about a kilometre. Figures, times and statuses are not among them.
 * @param stops whose details go
 */
export function blankFields(delivery: Delivery, stops: readonly Stop[] = BOTH_STOPS): Partial<Delivery> {
  const fields = stops.flatMap((stop) =>
    STOP_FIELDS.map((field) => {
      const isDegrees = field === 'latitude' || field === 'longitude';
      return [`${stop}_${field}`, isDegrees ? rounded(delivery[`${stop}_${field}`]) : ''];
    }),
  );
  // What the recipient wrote goes with the recipient.
  const note = stops.includes('dropoff') ? { dropoff_note: '' } : {};
  return { metadata: {}, ...note, ...Object.fromEntries(fields) };
}

/** Fields of a delivery, and of what tells its changes, that may say who and where somebody is. */
export const PERSONAL_FIELDS: readonly string[] = ['metadata', 'dropoff_note'].concat(
  BOTH_STOPS.flatMap((stop) => STOP_FIELDS.map((field) => `${stop}_${field}`)),
);

/** A number as a record may keep it: `•••••••••567`. */
export function maskedNumber(e164: string): string {
  return e164.slice(-3).padStart(e164.length, '•');
}
