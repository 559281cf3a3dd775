import type { DowntimeLine } from '@fleetfoot/shared/domain';
import { HOURS_DUE } from '../metric';
import { longestTimeFirst } from './bike-order';

/** Hours are reckoned in hundredths and money in cents, so that what is shown adds up. */
const PARTS = 100;

function inParts(value: number): number {
  return Math.round(value * PARTS);
}

/** A bike's downtime. Hours and rand have two decimals at most. */
export interface Downtime {
  readonly id: string;
  readonly regNo: string;
  readonly reason: string;
  /** What it did ride. */
  readonly totalTime: number;
  /** What is missing of the hours due; none when it rode more. */
  readonly hours: number;
  readonly discount: number;
  /** Rand for an hour of downtime, where hours times rate is the discount to the cent. */
  readonly rate: number | undefined;
}

export interface DowntimeReport {
  readonly lines: readonly Downtime[];
  readonly hours: number;
  readonly discount: number;
}

/** What an hour cost, if a price with whole cents gives the discount. */
function rateOf(hourParts: number, cents: number): number | undefined {
  if (hourParts === 0) return undefined;
  const rate = Math.round((cents * PARTS) / hourParts);
  return rate * hourParts === cents * PARTS ? rate / PARTS : undefined;
}

function downtimeOf({ id, regNo, reason, totalTime, discountValue }: DowntimeLine) {
  const hourParts = Math.max(0, inParts(HOURS_DUE) - inParts(totalTime));
  const cents = inParts(discountValue);
  const line: Downtime = {
    id,
    regNo,
    reason,
    totalTime: inParts(totalTime) / PARTS,
    hours: hourParts / PARTS,
    discount: cents / PARTS,
    rate: rateOf(hourParts, cents),
  };
  return { line, hourParts, cents };
}

/** The downtime of a month: its lines, the longest on the road first, and their sums. */
export function downtimeReport(lines: readonly DowntimeLine[]): DowntimeReport {
  const reckoned = longestTimeFirst(lines).map(downtimeOf);
  return {
    lines: reckoned.map(({ line }) => line),
    hours: reckoned.reduce((sum, { hourParts }) => sum + hourParts, 0) / PARTS,
    discount: reckoned.reduce((sum, { cents }) => sum + cents, 0) / PARTS,
  };
}
