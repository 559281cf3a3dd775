import { useNow } from '@fleetfoot/shared/clock';
import type { SelectedOrganization } from '@fleetfoot/shared/contract';
import type { TeamInvite, TeamMember } from '@fleetfoot/shared/domain';
import type { Live } from '@fleetfoot/shared/firebase';
import { useServices } from '@fleetfoot/shared/remote';
import { Button, Icon, LinkButton, LiveView, Page, Section, SkeletonRows, Stack } from '@fleetfoot/shared/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { InviteList } from './invite-list';
import { MemberList } from './member-list';
import type { TeamDeeds } from './team-deeds';
import { TeamDialogs, type TeamTask } from './team-dialogs';
import { useKeptFocus } from './use-kept-focus';

interface TeamViewProps {
  readonly organization: Pick<SelectedOrganization, 'name' | 'role'>;
  /** The signed-in user's uid. */
  readonly uid: string | undefined;
  readonly members: Live<readonly TeamMember[]>;
  readonly invites: Live<readonly TeamInvite[]>;
  readonly deeds: TeamDeeds;
}

export function TeamView({ organization, uid, members, invites, deeds }: TeamViewProps) {
  const services = useServices();
  const [task, setTask] = useState<TeamTask>();
  const lists = useRef<HTMLDivElement>(null);
  const now = useNow();
  useKeptFocus(lists);
  const isAdmin = organization.role === 'Admin';
  // Who is an Admin no more does not find an old dialog open on becoming one again.
  if (!isAdmin && task) setTask(undefined);

  function finish(message: string) {
    // While a dialog is open, nothing behind it is read out.
    flushSync(() => setTask(undefined));
    services.announce(message);
  }
  const inviteActions = {
    link: new URL('/organizations', window.location.origin).href,
    onResend: deeds.resend,
    onDelete: (invite: TeamInvite) => setTask({ kind: 'delete-invite', invite }),
  };
  return (
    <Page
      title="Team"
      description={organization.name}
      actions={
        <>
          <LinkButton variant="secondary" href="/billing">
            Billing
          </LinkButton>
          {isAdmin && (
            <Button onClick={() => setTask({ kind: 'invite' })}>
              <Icon name="plus" />
              Invite Member
            </Button>
          )}
        </>
      }
    >
      <Stack gap={6} ref={lists}>
        <Section title="Members">
          <LiveView result={members} skeleton={<SkeletonRows rows={3} label="Loading members" />}>
            {(list) => (
              <MemberList
                members={list}
                uid={uid}
                onEdit={isAdmin ? (member) => setTask({ kind: 'edit', member }) : undefined}
              />
            )}
          </LiveView>
        </Section>
        <Section title="Pending invitations">
          <LiveView result={invites} skeleton={<SkeletonRows rows={1} label="Loading invitations" />}>
            {(list) => <InviteList invites={list} now={now} actions={isAdmin ? inviteActions : undefined} />}
          </LiveView>
        </Section>
      </Stack>
      <TeamDialogs
        task={task}
        members={members.status === 'ready' ? members.data : []}
        deeds={deeds}
        onDone={finish}
        onClose={() => setTask(undefined)}
      />
    </Page>
  );
}
