import { reportMonth } from '@fleetfoot/shared/domain';
import { useLiveCollection } from '@fleetfoot/shared/firebase';
import { useOrganization, useRouteParams } from '@fleetfoot/shared/remote';
import { EmptyState, LiveView, Page, SkeletonRows, Stack } from '@fleetfoot/shared/ui';
import { reportOfMonthQuery } from './monthly-report.queries';
import { ReportLines } from './report-lines';
import { ReportTotals } from './report-totals';

export function MonthlyReportPage() {
  const { id: orgId } = useOrganization();
  const { campaignId = '', monthYear = '' } = useRouteParams();
  const result = useLiveCollection(reportOfMonthQuery(orgId, campaignId, monthYear));
  const known = result.status === 'ready' ? result.data[0] : undefined;
  return (
    <Page
      title={known ? reportMonth(known) : 'Monthly report'}
      back={{ href: `/advertising/${encodeURIComponent(campaignId)}`, label: 'Campaign' }}
    >
      <LiveView result={result} skeleton={<SkeletonRows rows={6} label="Loading report" />}>
        {([report]) =>
          report === undefined ? (
            <EmptyState icon="advertising" title="Report not found." />
          ) : (
            <Stack gap={6}>
              <ReportTotals report={report} />
              <ReportLines orgId={orgId} campaignId={campaignId} reportId={report.id} />
            </Stack>
          )
        }
      </LiveView>
    </Page>
  );
}
