import type { User } from '@fleetfoot/shared/contract';
import { useServices } from '@fleetfoot/shared/remote';
import { LiveView, SkeletonRows } from '@fleetfoot/shared/ui';
import { MoveOnFailed } from '../move-on-failed';
import { useMoveOn } from '../use-move-on';
import { withAccepted } from './acceptance';
import { InvitationList } from './invitation-list';
import { acceptInvitation, useInvitations } from './invitations.queries';
import { useAcceptance } from './use-acceptance';

export function InvitationsPanel({ user }: { readonly user: User }) {
  const services = useServices();
  const invitations = useInvitations(user.phoneNumber);
  const { state, moveOn } = useMoveOn();
  const { acceptance, accepting, accept } = useAcceptance(
    (invitation) => acceptInvitation(invitation, user),
    moveOn,
  );

  if (state.status === 'failed') {
    return (
      <MoveOnFailed
        achieved="You have joined the organisation."
        message={state.message}
        retrying={state.retrying}
        onRetry={moveOn}
      />
    );
  }
  return (
    <LiveView result={invitations} skeleton={<SkeletonRows rows={2} label="Loading invitations" />}>
      {(list) => (
        <InvitationList
          invitations={withAccepted(list, accepting)}
          phoneNumber={user.phoneNumber}
          acceptance={acceptance}
          now={services.now()}
          onAccept={accept}
          onCreate={({ id, organizationName }) => {
            services.selectInvite({ id, organizationName });
            services.navigate('/createorganization');
          }}
        />
      )}
    </LiveView>
  );
}
