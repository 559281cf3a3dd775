import type { BikeLine } from '@fleetfoot/shared/model/advertising/report';
import { BarChart } from '../../../charts/bar-chart';
import { ChartFrame } from '../../../charts/chart-frame';
import { FIGURES } from '../../../texts/figures';
import { REPORT } from '../../../texts/report';
import { METRICS, withUnit } from '../../metric';
import { longestTimeFirst } from '../bike-order';

/** The figures of each bike, in the order of the table. */
export function BikeChart({ bikes }: { bikes: readonly BikeLine[] }) {
  return (
    <ChartFrame
      legend={FIGURES.shown}
      options={METRICS}
      caption={(metric) => REPORT.bikes.chartCaption(metric.label, withUnit(metric.planned, metric))}
    >
      {(metric) => (
        <BarChart
          label={REPORT.bikes.chart(metric.label)}
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
