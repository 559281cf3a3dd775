import { useLiveCollection } from '@fleetfoot/shared/firebase';
import { useDraft, useOrganization } from '@fleetfoot/shared/remote';
import { LinkButton, LiveView, Page, SkeletonRows, Stack } from '@fleetfoot/shared/ui';
import { useEffect } from 'react';
import { CAMPAIGN_NEWS } from '../campaign-news';
import { DoneNotice } from '../done-notice';
import { newestCampaignsFirst } from './campaign-order';
import { CampaignTable } from './campaign-table';
import { campaignsQuery } from './campaigns.queries';
import { NoCampaigns } from './no-campaigns';

export function CampaignListPage() {
  const { id } = useOrganization();
  const campaigns = useLiveCollection(campaignsQuery(id));
  const { value: news, discard } = useDraft<string>(CAMPAIGN_NEWS);
  useEffect(() => discard(), [discard]);
  return (
    <Page
      title="Advertising"
      description="Your campaigns on our delivery bikes."
      actions={<LinkButton href="/newcampaign">Create Campaign</LinkButton>}
    >
      <Stack>
        {news && <DoneNotice>{news}</DoneNotice>}
        <LiveView result={campaigns} skeleton={<SkeletonRows rows={3} label="Loading campaigns" />}>
          {(list) =>
            list.length === 0 ? <NoCampaigns /> : <CampaignTable campaigns={newestCampaignsFirst(list)} />
          }
        </LiveView>
      </Stack>
    </Page>
  );
}
