import { reportMonth } from '@fleetfoot/shared/domain';
import { PrintStyle } from '@fleetfoot/shared/print';
import { useOrganization, useRouteParams, useServices } from '@fleetfoot/shared/remote';
import { LiveView, Page, SkeletonRows, Stack } from '@fleetfoot/shared/ui';
import { campaignName, totalPricePerMonth } from '../campaign-figures';
import { ComparisonTable } from './comparison-table';
import { MonthLinks } from './month-links';
import { PaperHead } from './paper-head';
import { ReportActions } from './report-actions';
import { ReportNotFound } from './report-not-found';
import { ReportSections } from './report-sections';
import { ReportTotals } from './report-totals';
import { useMonthReport } from './use-month-report';

export function MonthlyReportPage() {
  const organization = useOrganization();
  const { now } = useServices();
  const { campaignId = '', monthYear = '' } = useRouteParams();
  const month = useMonthReport(organization.id, campaignId, monthYear);
  const { result, report, before, after, campaign } = month;
  const campaignHref = `/advertising/${encodeURIComponent(campaignId)}`;
  const name = campaign && campaignName(campaign);
  return (
    <Page
      title={report ? reportMonth(report) : 'Monthly report'}
      description={report && name}
      back={{ href: campaignHref, label: 'Campaign' }}
      actions={<ReportActions content={month.content} />}
    >
      <PrintStyle />
      <MonthLinks campaignId={campaignId} before={before} after={after} />
      <div data-print>
        <LiveView result={result} skeleton={<SkeletonRows rows={6} label="Loading report" />}>
          {() =>
            report === undefined ? (
              <ReportNotFound campaignHref={campaignHref} />
            ) : (
              <Stack gap={6}>
                <PaperHead
                  organizationName={organization.name}
                  campaign={name ?? ''}
                  report={report}
                  now={now()}
                />
                <ReportTotals report={report} />
                {before && <ComparisonTable report={report} before={before} />}
                <ReportSections
                  bikes={month.bikes}
                  downtime={month.downtime}
                  price={campaign && totalPricePerMonth(campaign)}
                />
              </Stack>
            )
          }
        </LiveView>
      </div>
    </Page>
  );
}
