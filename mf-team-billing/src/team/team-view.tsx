import { useNow } from '@fleetfoot/shared/clock';
import type { SelectedOrganization } from '@fleetfoot/shared/contract';
import type { Live } from '@fleetfoot/shared/firebase';
import type { TeamInvite } from '@fleetfoot/shared/model/team/invitations';
import type { TeamMember } from '@fleetfoot/shared/model/team/people';
import { type Action, may } from '@fleetfoot/shared/model/team/policy';
import { useServices } from '@fleetfoot/shared/remote';
import { Button, Icon, LinkButton, LiveView, Page, Section, SkeletonRows, Stack } from '@fleetfoot/shared/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { INVITATIONS, MEMBERS, TEAM } from '../texts/team';
import type { TeamWrites } from './data';
import { useLinks } from './invite/use-links';
import { InviteList } from './list/invite-list';
import { MemberList } from './list/member-list';
import { TeamDialogs, type TeamTask } from './team-dialogs';

/** The permission that each dialog needs. */
const TASK_ACTIONS = {
  invite: 'team.invite',
  edit: 'team.changeRole',
  'share-invite': 'team.resendInvite',
  'delete-invite': 'team.deleteInvite',
} as const satisfies Record<TeamTask['kind'], Action>;

/** Moves the focus to the page's heading when the focused element in `area` is removed, such as the button of a row. */
function useFocusAfterRemoval(area: RefObject<HTMLElement | null>): void {
  const last = useRef<Element>(undefined);
  useEffect(() => {
    const element = area.current;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element) last.current = target;
    };
    element?.addEventListener('focusin', remember);
    return () => element?.removeEventListener('focusin', remember);
  }, [area]);
  // Runs after every render, because any render may remove a row.
  useEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = undefined;
    const isLost = document.activeElement === document.body;
    if (isLost) document.querySelector<HTMLElement>('h1[tabindex]')?.focus();
  });
}

interface TeamViewProps {
  readonly organization: Pick<SelectedOrganization, 'name' | 'role'>;
  /** The signed-in user's uid. */
  readonly uid: string | undefined;
  readonly members: Live<readonly TeamMember[]>;
  readonly invites: Live<readonly TeamInvite[]>;
  readonly writes: TeamWrites;
}

export function TeamView({ organization, uid, members, invites, writes }: TeamViewProps) {
  const services = useServices();
  const [task, setTask] = useState<TeamTask>();
  const links = useLinks();
  const lists = useRef<HTMLDivElement>(null);
  const now = useNow();
  useFocusAfterRemoval(lists);
  const { role } = organization;
  // A demoted Admin must not find an old dialog open on becoming an Admin again.
  if (task && !may(role, TASK_ACTIONS[task.kind])) setTask(undefined);

  function finish(message: string) {
    // The dialog closes first: a screen reader announces nothing behind an open dialog.
    flushSync(() => setTask(undefined));
    services.announce(message);
  }
  const inviteActions = {
    async onResend(invite: TeamInvite) {
      const { message, link } = await writes.resend(invite);
      links.keep(link);
      return message;
    },
    onShare: (invite: TeamInvite) => setTask({ kind: 'share-invite', invite }),
    onDelete: (invite: TeamInvite) => setTask({ kind: 'delete-invite', invite }),
  };
  return (
    <Page
      title={TEAM.name}
      description={organization.name}
      actions={
        <>
          {may(role, 'audit.read') && (
            <LinkButton variant="secondary" href="/team/activity">
              {TEAM.activity}
            </LinkButton>
          )}
          {may(role, 'privacy.find') && (
            <LinkButton variant="secondary" href="/team/privacy">
              {TEAM.privacy}
            </LinkButton>
          )}
          {may(role, 'team.invite') && (
            <Button needsConnection onClick={() => setTask({ kind: 'invite' })}>
              <Icon name="plus" />
              {TEAM.openInvite}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={6} ref={lists}>
        <Section title={MEMBERS.title}>
          <LiveView result={members} skeleton={<SkeletonRows rows={3} label={MEMBERS.loading} />}>
            {(list) => (
              <MemberList
                members={list}
                uid={uid}
                onEdit={
                  may(role, 'team.changeRole') ? (member) => setTask({ kind: 'edit', member }) : undefined
                }
              />
            )}
          </LiveView>
        </Section>
        <Section title={INVITATIONS.title}>
          <LiveView result={invites} skeleton={<SkeletonRows rows={1} label={INVITATIONS.loading} />}>
            {(list) => (
              <InviteList
                invites={list}
                now={now}
                actions={may(role, 'team.deleteInvite') ? inviteActions : undefined}
              />
            )}
          </LiveView>
        </Section>
      </Stack>
      <TeamDialogs
        task={task}
        members={members.status === 'ready' ? members.data : []}
        invites={invites.status === 'ready' ? invites.data : []}
        writes={writes}
        links={links}
        onDone={finish}
        onClose={() => setTask(undefined)}
      />
    </Page>
  );
}
