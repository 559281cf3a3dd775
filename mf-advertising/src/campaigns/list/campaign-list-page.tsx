import { useLiveCollection } from '@fleetfoot/shared/firebase';
import { may } from '@fleetfoot/shared/model/team/policy';
import { useDraft, useOrganization } from '@fleetfoot/shared/remote';
import { LinkButton, LiveView, Page, SkeletonRows, Stack } from '@fleetfoot/shared/ui';
import { useEffect } from 'react';
import { CAMPAIGN_LIST } from '../../texts/campaign-list';
import { campaignsQuery } from '../data';
import { CAMPAIGN_NEWS, DoneNotice } from '../done-notice';
import { ApprovalNotice } from './approval-notice';
import { CampaignTable } from './campaign-table';

export function CampaignListPage() {
  const { id, role } = useOrganization();
  const campaigns = useLiveCollection(campaignsQuery(id));
  const { value: news, discard } = useDraft<string>(CAMPAIGN_NEWS);
  useEffect(() => discard(), [discard]);
  return (
    <Page
      title={CAMPAIGN_LIST.title}
      description={CAMPAIGN_LIST.description}
      actions={<LinkButton href="/newcampaign">{CAMPAIGN_LIST.create}</LinkButton>}
    >
      <Stack>
        {may(role, 'purchase.approve') && <ApprovalNotice orgID={id} />}
        {news && <DoneNotice>{news}</DoneNotice>}
        <LiveView result={campaigns} skeleton={<SkeletonRows rows={3} label={CAMPAIGN_LIST.loading} />}>
          {(list) => <CampaignTable campaigns={list} />}
        </LiveView>
      </Stack>
    </Page>
  );
}
