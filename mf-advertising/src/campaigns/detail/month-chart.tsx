import type { Report } from '@fleetfoot/shared/model/advertising/report';
import { ChartFrame } from '../../charts/chart-frame';
import { ColumnChart } from '../../charts/column-chart';
import { CAMPAIGN_DETAIL } from '../../texts/campaign-detail';
import { FIGURES } from '../../texts/figures';
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
      legend={FIGURES.shown}
      options={METRICS}
      caption={(metric) =>
        CAMPAIGN_DETAIL.chart.caption(metric.label, withUnit(metric.planned * noOfBikes, metric))
      }
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
