import { useLiveCollection } from '@fleetfoot/shared/firebase';
import { useOrganization, useSession } from '@fleetfoot/shared/remote';
import { LiveView, Page, Section, SkeletonRows, Stack } from '@fleetfoot/shared/ui';
import { InviteTable } from './invite-table';
import { MemberTable } from './member-table';
import { membersQuery, pendingInvitesQuery } from './team.queries';

export function TeamPage() {
  const { id, name } = useOrganization();
  const uid = useSession((state) => state.uid);
  const members = useLiveCollection(membersQuery(id));
  const invites = useLiveCollection(pendingInvitesQuery(id));
  return (
    <Page title="Team" description={name}>
      <Stack gap={6}>
        <Section title="Members">
          <LiveView result={members} skeleton={<SkeletonRows rows={3} label="Loading members" />}>
            {(list) => <MemberTable members={list} uid={uid} />}
          </LiveView>
        </Section>
        <Section title="Pending invitations">
          <LiveView result={invites} skeleton={<SkeletonRows rows={1} label="Loading invitations" />}>
            {(list) => <InviteTable invites={list} />}
          </LiveView>
        </Section>
      </Stack>
    </Page>
  );
}
