import { formatNumber } from '@fleetfoot/shared/domain';
import { BIKE_PER_MONTH } from '@fleetfoot/shared/model/advertising/campaign-plan';
import { FIGURES } from '../texts/figures';

/** Hours that a bike is due to ride in a month; missing hours are downtime. */
export const HOURS_DUE = 100;

/** The figures of a campaign, counted by month and by bike. */
export interface Figures {
  readonly totalDistance: number;
  readonly totalTime: number;
  readonly estImpressions: number;
}

export interface Metric {
  readonly key: keyof Figures;
  readonly label: string;
  /** Writes a number with its unit; impressions have none. */
  readonly withUnit?: (value: string) => string;
  /** The planned value for one bike in a month. */
  readonly planned: number;
}

export const METRICS: readonly [Metric, Metric, Metric] = [
  {
    key: 'totalDistance',
    label: FIGURES.distance,
    withUnit: FIGURES.kilometres,
    planned: BIKE_PER_MONTH.kilometres,
  },
  { key: 'totalTime', label: FIGURES.time, withUnit: FIGURES.hours, planned: HOURS_DUE },
  { key: 'estImpressions', label: FIGURES.impressions, planned: BIKE_PER_MONTH.impressions },
];

/** A number with its unit: `1 750 KM`. */
export function withUnit(value: number, metric: Metric): string {
  return metric.withUnit?.(formatNumber(value)) ?? formatNumber(value);
}
