import type { Report } from '@fleetfoot/shared/model';
import { ChartFrame } from '../../charts/chart-frame';
import { ColumnChart } from '../../charts/column-chart';
import { METRICS, withUnit } from '../metric';
import { describeColumns, monthColumns } from './month-columns';

interface MonthChartProps {
  readonly campaignID: string;
  readonly reports: readonly Report[];
  readonly noOfBikes: number;
}

/** The figures of a campaign by month. */
export function MonthChart({ campaignID, reports, noOfBikes }: MonthChartProps) {
  return (
    <ChartFrame
      legend="What the chart shows"
      options={METRICS}
      caption={(metric) => (
        <>
          {metric.label} by month. The dashed line is what the campaign's bikes are planned to do:{' '}
          {withUnit(metric.planned * noOfBikes, metric)} a month. The table below lists the same figures.
        </>
      )}
    >
      {(metric) => {
        const columns = monthColumns(campaignID, reports, metric);
        return (
          <ColumnChart
            label={describeColumns(columns, metric)}
            columns={columns}
            line={metric.planned * noOfBikes}
          />
        );
      }}
    </ChartFrame>
  );
}
