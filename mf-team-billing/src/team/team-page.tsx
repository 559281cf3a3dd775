import { useLiveCollection } from '@fleetfoot/shared/firebase';
import { useOrganization, useServices, useSession } from '@fleetfoot/shared/remote';
import { membersQuery, pendingInvitesQuery, teamWrites } from './data';
import { TeamView } from './team-view';

export function TeamPage() {
  const services = useServices();
  const organization = useOrganization();
  const { id } = organization;
  const uid = useSession((state) => state.uid);
  const members = useLiveCollection(membersQuery(id));
  const invites = useLiveCollection(pendingInvitesQuery(id));
  return (
    <TeamView
      organization={organization}
      uid={uid}
      members={members}
      invites={invites}
      writes={teamWrites(id, services.report)}
    />
  );
}
