import { formatNumber } from '@fleetfoot/shared/domain';
import { type Figures, METRICS, type Metric, withUnit } from '../metric';

/** One of the figures of a month beside that of the month before. */
export interface Comparison {
  readonly metric: Metric;
  readonly now: string;
  readonly before: string;
  /** With its sign, and in per cent where there was something before: `+120 KM (+1,2 %)`. */
  readonly change: string;
}

function signed(value: number, text: (size: number) => string): string {
  if (value === 0) return text(0);
  return `${value > 0 ? '+' : '−'}${text(Math.abs(value))}`;
}

/** What has changed, reckoned from the figures as they are shown. */
export function compare(now: Figures, before: Figures): readonly Comparison[] {
  return METRICS.map((metric) => {
    const [present, past] = [now[metric.key], before[metric.key]];
    const difference = (Math.round(present * 100) - Math.round(past * 100)) / 100;
    const percent = past === 0 ? undefined : Math.round((difference / past) * 1000) / 10;
    const share = percent === undefined ? '' : ` (${signed(percent, (size) => `${formatNumber(size)} %`)})`;
    return {
      metric,
      now: withUnit(present, metric),
      before: withUnit(past, metric),
      change: `${signed(difference, (size) => withUnit(size, metric))}${share}`,
    };
  });
}
