import { formatRand, formatTime } from '@fleetfoot/shared/domain';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';

const MINUTE_MS = 60_000;

/** What is given back by rule of a delivery that came so many minutes after its window, the most first: per cent. */
export const LATE_REFUNDS = [
  { afterMinutes: 60, percent: 100 },
  { afterMinutes: 30, percent: 50 },
] as const;

/** What was charged, in cents. */
export interface Chargeable {
  /** All of it, whatever became of it. */
  readonly charged: number;
  /** What is neither given back nor promised. */
  readonly left: number;
}

/** A refund with what it is derived from. */
export interface DerivedRefund {
  readonly amount: number;
  readonly why: string;
}

/**
 * What is given back by rule: part of what a delivery was charged that was handed over long after the window that was
 * promised, less what is given back of it already. A window that ended before the delivery was created was promised to
 * nobody. A failure by the courier's fault needs no rule: its trip is not charged.
 * @returns `undefined` where the rule gives nothing
 */
export function lateRefund(
  {
    created_at,
    status_times,
    dropoff_window,
  }: Pick<Delivery, 'created_at' | 'status_times' | 'dropoff_window'>,
  { charged, left }: Chargeable,
): DerivedRefund | undefined {
  const delivered = status_times?.['Delivered'];
  if (!delivered || !dropoff_window || dropoff_window.end <= created_at) return undefined;
  const minutes = Math.floor((delivered.getTime() - dropoff_window.end.getTime()) / MINUTE_MS);
  const rule = LATE_REFUNDS.find(({ afterMinutes }) => minutes > afterMinutes);
  const before = charged - left;
  const amount = Math.min(left, Math.round((charged * (rule?.percent ?? 0)) / 100) - before);
  if (!rule || amount <= 0) return undefined;
  const late = `It was handed over ${minutes} minutes after ${formatTime(dropoff_window.end)}`;
  const less = before > 0 ? `, less ${formatRand(before / 100)} that was given back before` : '';
  return { amount, why: `${late}, the end of its window: ${rule.percent} % of the charge${less}.` };
}
