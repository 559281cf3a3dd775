import { DocumentActions } from '@fleetfoot/shared/csv';
import { formatNumber } from '@fleetfoot/shared/domain';
import { campaignName, totalPricePerMonth } from '@fleetfoot/shared/model/advertising/campaign';
import { type Report, reportMonth } from '@fleetfoot/shared/model/advertising/report';
import { PrintStyle } from '@fleetfoot/shared/print';
import { useOrganization, useRouteParams, useServices } from '@fleetfoot/shared/remote';
import {
  Card,
  DetailList,
  EmptyState,
  LinkButton,
  LiveView,
  Page,
  SkeletonRows,
  Stack,
} from '@fleetfoot/shared/ui';
import { FIGURES } from '../../texts/figures';
import { REPORT } from '../../texts/report';
import { ComparisonTable } from './comparison-table';
import { MonthLinks } from './month-links';
import { MonthPayment } from './month-payment';
import { PaperHead } from './paper-head';
import { DowntimeQueries } from './queries/downtime-queries';
import { reportCsv, reportFileName } from './report-csv';
import { ReportSections } from './report-sections';
import { useMonthReport } from './use-month-report';

function ReportNotFound({ campaignHref }: { readonly campaignHref: string }) {
  return (
    <EmptyState
      icon="advertising"
      title={REPORT.notFound}
      action={
        <LinkButton variant="secondary" href={campaignHref}>
          {REPORT.all}
        </LinkButton>
      }
    />
  );
}

function ReportTotals({ report }: { report: Report }) {
  return (
    <Card title={REPORT.totals.title}>
      <DetailList
        items={[
          { label: REPORT.totals.distance, value: FIGURES.kilometres(formatNumber(report.totalDistance)) },
          { label: REPORT.totals.time, value: FIGURES.hours(formatNumber(report.totalTime)) },
          { label: REPORT.totals.impressions, value: formatNumber(report.estImpressions) },
        ]}
      />
    </Card>
  );
}

export function MonthlyReportPage() {
  const organization = useOrganization();
  const { now } = useServices();
  const { campaignID = '', monthYear = '' } = useRouteParams();
  const month = useMonthReport(organization.id, campaignID, monthYear);
  const { result, report, before, after, campaign, content } = month;
  const campaignHref = `/advertising/${encodeURIComponent(campaignID)}`;
  const name = campaign && campaignName(campaign);
  return (
    <Page
      title={report ? reportMonth(report) : REPORT.title}
      description={report && name}
      back={{ href: campaignHref, label: REPORT.back }}
      actions={
        content && (
          <DocumentActions
            exported={{ what: 'report', rows: content.bikes.length + content.downtime.lines.length }}
            fileName={reportFileName(content)}
            csv={(format) => reportCsv(content, format)}
          >
            {REPORT.exported}
          </DocumentActions>
        )
      }
    >
      <PrintStyle />
      <MonthLinks campaignID={campaignID} before={before} after={after} />
      <div data-print>
        <LiveView result={result} skeleton={<SkeletonRows rows={6} label={REPORT.loading} />}>
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
                <MonthPayment orgID={organization.id} campaignID={campaignID} report={report} />
                {before && <ComparisonTable report={report} before={before} />}
                <ReportSections
                  bikes={month.bikes}
                  downtime={month.downtime}
                  price={campaign && totalPricePerMonth(campaign)}
                  queriesOf={(lines) => (
                    <DowntimeQueries campaignID={campaignID} report={report} lines={lines} />
                  )}
                />
              </Stack>
            )
          }
        </LiveView>
      </div>
    </Page>
  );
}
