import { useLiveCollection, useLiveDocument } from '@fleetfoot/shared/firebase';
import { campaignName } from '@fleetfoot/shared/model/advertising/campaign';
import { useOrganization, useRouteParams } from '@fleetfoot/shared/remote';
import { EmptyState, LinkButton, LiveView, Page, Section, SkeletonRows, Stack } from '@fleetfoot/shared/ui';
import { CAMPAIGN_DETAIL } from '../../texts/campaign-detail';
import { campaignQuery } from '../data';
import { reportsQuery } from '../report-data';
import { CampaignSummary } from './campaign-summary';
import { MonthChart } from './month-chart';
import { ReportTable } from './report-table';

function CampaignNotFound() {
  return (
    <EmptyState
      icon="advertising"
      title={CAMPAIGN_DETAIL.notFound}
      action={
        <LinkButton variant="secondary" href="/advertising">
          {CAMPAIGN_DETAIL.all}
        </LinkButton>
      }
    />
  );
}

export function CampaignDetailPage() {
  const { id: orgID } = useOrganization();
  const { campaignID = '' } = useRouteParams();
  const campaign = useLiveDocument(campaignQuery(orgID, campaignID));
  const reports = useLiveCollection(reportsQuery(orgID, campaignID));
  const known = campaign.status === 'ready' ? campaign.data : undefined;
  return (
    <Page
      title={known ? campaignName(known) : CAMPAIGN_DETAIL.title}
      isNamed={Boolean(known)}
      back={{ href: '/advertising', label: CAMPAIGN_DETAIL.back }}
    >
      <LiveView result={campaign} skeleton={<SkeletonRows rows={8} label={CAMPAIGN_DETAIL.loading} />}>
        {(data) =>
          data === undefined ? (
            <CampaignNotFound />
          ) : (
            <Stack gap={6}>
              <CampaignSummary campaign={data} />
              <Section title={CAMPAIGN_DETAIL.reports.title}>
                <LiveView
                  result={reports}
                  skeleton={<SkeletonRows rows={3} label={CAMPAIGN_DETAIL.reports.loading} />}
                >
                  {(list) => (
                    <Stack>
                      {list.length > 1 && (
                        <MonthChart campaignID={campaignID} reports={list} noOfBikes={data.noOfBikes} />
                      )}
                      <ReportTable campaignID={campaignID} reports={list} />
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
