import { useLiveCollection } from '@fleetfoot/shared/firebase';
import { useOrganization } from '@fleetfoot/shared/remote';
import { LinkButton, LiveView, Page, SkeletonRows } from '@fleetfoot/shared/ui';
import { newestCampaignsFirst } from './campaign-order';
import { CampaignTable } from './campaign-table';
import { campaignsQuery } from './campaigns.queries';
import { NoCampaigns } from './no-campaigns';

export function CampaignListPage() {
  const { id } = useOrganization();
  const campaigns = useLiveCollection(campaignsQuery(id));
  return (
    <Page
      title="Advertising"
      description="Your campaigns on our delivery bikes."
      actions={<LinkButton href="/newcampaign">Create Campaign</LinkButton>}
    >
      <LiveView result={campaigns} skeleton={<SkeletonRows rows={3} label="Loading campaigns" />}>
        {(list) =>
          list.length === 0 ? <NoCampaigns /> : <CampaignTable campaigns={newestCampaignsFirst(list)} />
        }
      </LiveView>
    </Page>
  );
}
