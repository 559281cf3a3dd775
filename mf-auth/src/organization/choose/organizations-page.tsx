import type { User } from '@fleetfoot/shared/contract';
import { useServices, useSession } from '@fleetfoot/shared/remote';
import { takeOpenedInvitation } from '@fleetfoot/shared/session/opened-invitation';
import { LiveView, NarrowPage, SkeletonRows } from '@fleetfoot/shared/ui';
import { useRef, useState } from 'react';
import { MoveOnFailed } from '../../move-on-failed';
import { OtherNumber } from '../../other-number';
import { SignOutLine, useSignOut } from '../../sign-out-line';
import { useMoveOn } from '../../use-move-on';
import { acceptInvitation, useInvitations } from './data';
import { InvitationList } from './invitation-list';
import { useAcceptance, withAccepted } from './use-acceptance';

function InvitationsPanel({ user }: { readonly user: User }) {
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

export function OrganizationsPage() {
  const current = useSession((state) => state.user);
  const signOut = useSignOut();
  // At sign-out the session ends a moment before the page is taken away.
  const last = useRef(current);
  if (current) last.current = current;
  const user = last.current;
  const [opened] = useState(takeOpenedInvitation);

  return (
    <NarrowPage
      title="You're Almost There!"
      description="Create your company's organisation, or join the one you were invited to."
    >
      {user && (
        <OtherNumber opened={opened} phoneNumber={user.phoneNumber}>
          Sign out and sign in with that number, or ask for an invitation to this one.
        </OtherNumber>
      )}
      {user && <InvitationsPanel user={user} />}
      <SignOutLine phoneNumber={user?.phoneNumber} hasProfile onSignOut={signOut} />
    </NarrowPage>
  );
}
