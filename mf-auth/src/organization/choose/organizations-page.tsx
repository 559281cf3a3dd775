import type { User } from '@fleetfoot/shared/contract';
import { useServices, useSession } from '@fleetfoot/shared/remote';
import { takeOpenedInvitation } from '@fleetfoot/shared/session/opened-invitation';
import { usePageLanguage, useTexts } from '@fleetfoot/shared/texts';
import { NarrowPage, SkeletonRows } from '@fleetfoot/shared/ui';
import { useRef, useState } from 'react';
import { MoveOnFailed } from '../../move-on-failed';
import { OtherNumber } from '../../other-number';
import { SignOutLine, useSignOut } from '../../sign-out-line';
import { PageLiveView } from '../../texts/page-live-view';
import { stepTexts } from '../../texts/steps';
import { useMoveOn } from '../../use-move-on';
import { acceptInvitation, useInvitations } from './data';
import { InvitationList } from './invitation-list';
import { useAcceptance, withAccepted } from './use-acceptance';

function InvitationsPanel({ user }: { readonly user: User }) {
  const services = useServices();
  const texts = useTexts(stepTexts);
  const invitations = useInvitations(user.phoneNumber);
  const { state, moveOn } = useMoveOn();
  const { acceptance, accepting, accept } = useAcceptance(
    (invitation) => acceptInvitation(invitation, user),
    moveOn,
  );

  if (state.status === 'failed') {
    return (
      <MoveOnFailed achieved={texts.joined} error={state.error} retrying={state.retrying} onRetry={moveOn} />
    );
  }
  return (
    <PageLiveView result={invitations} skeleton={<SkeletonRows rows={2} label={texts.loadingInvitations} />}>
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
    </PageLiveView>
  );
}

export function OrganizationsPage() {
  const texts = useTexts(stepTexts);
  usePageLanguage(stepTexts, texts.titles.invitations);
  const current = useSession((state) => state.user);
  const signOut = useSignOut();
  // At sign-out the session ends a moment before the page is taken away.
  const last = useRef(current);
  if (current) last.current = current;
  const user = last.current;
  const [opened] = useState(takeOpenedInvitation);

  return (
    <NarrowPage title={texts.almostThere} description={texts.createOrJoin}>
      {user && (
        <OtherNumber opened={opened} phoneNumber={user.phoneNumber}>
          {texts.useOtherNumber}
        </OtherNumber>
      )}
      {user && <InvitationsPanel user={user} />}
      <SignOutLine phoneNumber={user?.phoneNumber} hasProfile onSignOut={signOut} />
    </NarrowPage>
  );
}
