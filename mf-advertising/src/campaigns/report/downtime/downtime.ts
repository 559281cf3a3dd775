import type { DowntimeLine } from '@fleetfoot/shared/model/advertising/report';
import { HOURS_DUE } from '../../metric';
import { longestTimeFirst } from '../bike-order';

/** Hours are computed in hundredths and money in cents, so that the figures shown add up. */
const PARTS = 100;

function inParts(value: number): number {
  return Math.round(value * PARTS);
}

/** A bike's downtime. Hours and rand have two decimals at most. */
export interface Downtime {
  readonly id: string;
  readonly regNo: string;
  readonly reason: string;
  /** Hours on the road. */
  readonly totalTime: number;
  /** Hours missing of those due; 0 for a bike that rode more. */
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

/** The rate per hour, if a rate in whole cents gives the discount. */
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

/** The downtime of a month: its lines, by time on the road, longest first, and their sums. */
export function downtimeReport(lines: readonly DowntimeLine[]): DowntimeReport {
  const counted = longestTimeFirst(lines).map(downtimeOf);
  return {
    lines: counted.map(({ line }) => line),
    hours: counted.reduce((sum, { hourParts }) => sum + hourParts, 0) / PARTS,
    discount: counted.reduce((sum, { cents }) => sum + cents, 0) / PARTS,
  };
}
