import { useLiveCollection } from '@fleetfoot/shared/firebase';
import { LiveView, Section, SkeletonRows } from '@fleetfoot/shared/ui';
import { BikeTable } from './bike-table';
import { DowntimeTable } from './downtime-table';
import { bikesQuery, downtimeQuery } from './monthly-report.queries';

interface ReportLinesProps {
  readonly orgId: string;
  readonly campaignId: string;
  readonly reportId: string;
}

export function ReportLines({ orgId, campaignId, reportId }: ReportLinesProps) {
  const bikes = useLiveCollection(bikesQuery(orgId, campaignId, reportId));
  const downtime = useLiveCollection(downtimeQuery(orgId, campaignId, reportId));
  return (
    <>
      <Section title="Bikes">
        <LiveView result={bikes} skeleton={<SkeletonRows rows={5} label="Loading bikes" />}>
          {(lines) => <BikeTable bikes={lines} />}
        </LiveView>
      </Section>
      <Section title="Downtime">
        <LiveView result={downtime} skeleton={<SkeletonRows rows={2} label="Loading downtime" />}>
          {(lines) => <DowntimeTable lines={lines} />}
        </LiveView>
      </Section>
    </>
  );
}
