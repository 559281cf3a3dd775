import type { BikeLine, Report } from '@fleetfoot/shared/domain';
import type { DowntimeReport } from './downtime';

/** What a monthly report says, on screen, on paper and as CSV alike. */
export interface ReportContent {
  readonly campaign: string;
  readonly report: Report;
  /** The longest on the road first. */
  readonly bikes: readonly BikeLine[];
  readonly downtime: DowntimeReport;
}
