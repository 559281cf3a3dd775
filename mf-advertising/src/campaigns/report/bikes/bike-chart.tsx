import type { BikeLine } from '@fleetfoot/shared/model';
import { BarChart } from '../../../charts/bar-chart';
import { ChartFrame } from '../../../charts/chart-frame';
import { METRICS, withUnit } from '../../metric';
import { longestTimeFirst } from '../bike-order';

/** The figures of each bike, in the order of the table. */
export function BikeChart({ bikes }: { bikes: readonly BikeLine[] }) {
  return (
    <ChartFrame
      legend="What the chart shows"
      options={METRICS}
      caption={(metric) => (
        <>
          {metric.label} by bike. The upright mark is what a bike is planned to do:{' '}
          {withUnit(metric.planned, metric)} a month. The table below lists the same figures.
        </>
      )}
    >
      {(metric) => (
        <BarChart
          label={`${metric.label} by bike`}
          mark={metric.planned}
          bars={longestTimeFirst(bikes).map((bike) => ({
            key: bike.id,
            label: bike.regNo,
            value: bike[metric.key],
            words: withUnit(bike[metric.key], metric),
          }))}
        />
      )}
    </ChartFrame>
  );
}
