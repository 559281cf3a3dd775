import { useLiveCollection, useLiveDocument } from '@fleetfoot/shared/firebase';
import { useOrganization, useRouteParams } from '@fleetfoot/shared/remote';
import { LiveView, Page, Section, SkeletonRows, Stack } from '@fleetfoot/shared/ui';
import { campaignQuery } from '../campaign.queries';
import { campaignName } from '../campaign-figures';
import { CampaignNotFound } from './campaign-not-found';
import { CampaignSummary } from './campaign-summary';
import { reportsQuery } from './campaigns.queries';
import { MonthChart } from './month-chart';
import { ReportTable } from './report-table';

export function CampaignDetailPage() {
  const { id: orgId } = useOrganization();
  const { campaignId = '' } = useRouteParams();
  const campaign = useLiveDocument(campaignQuery(orgId, campaignId));
  const reports = useLiveCollection(reportsQuery(orgId, campaignId));
  const known = campaign.status === 'ready' ? campaign.data : undefined;
  return (
    <Page
      title={known ? campaignName(known) : 'Campaign'}
      back={{ href: '/advertising', label: 'Advertising' }}
    >
      <LiveView result={campaign} skeleton={<SkeletonRows rows={8} label="Loading campaign" />}>
        {(data) =>
          data === undefined ? (
            <CampaignNotFound />
          ) : (
            <Stack gap={6}>
              <CampaignSummary campaign={data} />
              <Section title="Monthly reports">
                <LiveView result={reports} skeleton={<SkeletonRows rows={3} label="Loading reports" />}>
                  {(list) => (
                    <Stack>
                      {list.length > 1 && <MonthChart reports={list} noOfBikes={data.noOfBikes} />}
                      <ReportTable campaignId={campaignId} reports={list} />
                    </Stack>
                  )}
                </LiveView>
              </Section>
            </Stack>
          )
        }
      </LiveView>
    </Page>
  );
}
