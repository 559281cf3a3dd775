import { BIKE_PER_MONTH, formatNumber } from '@fleetfoot/shared/domain';

/** Hours that a bike rides in a month; what is missing of them is downtime. */
export const HOURS_DUE = 100;

/** What a campaign does, as it is counted for a month and for a bike. */
export interface Figures {
  readonly totalDistance: number;
  readonly totalTime: number;
  readonly estImpressions: number;
}

export interface Metric {
  readonly key: keyof Figures;
  readonly label: string;
  /** Stands behind a number; empty where there is none. */
  readonly unit: string;
  /** What one bike is meant to do in a month. */
  readonly planned: number;
}

export const METRICS: readonly [Metric, Metric, Metric] = [
  { key: 'totalDistance', label: 'Distance', unit: 'KM', planned: BIKE_PER_MONTH.kilometres },
  { key: 'totalTime', label: 'Time', unit: 'hours', planned: HOURS_DUE },
  { key: 'estImpressions', label: 'Impressions', unit: '', planned: BIKE_PER_MONTH.impressions },
];

/** A number with its unit: `1 750 KM`. */
export function withUnit(value: number, { unit }: Metric): string {
  return unit === '' ? formatNumber(value) : `${formatNumber(value)} ${unit}`;
}
