import type { TeamInvite } from '@fleetfoot/shared/model/team/invitations';
import type { TeamMember } from '@fleetfoot/shared/model/team/people';
import type { TeamWrites } from './data';
import { DeleteInviteDialog } from './invite/delete-invite-dialog';
import { InviteDialog } from './invite/invite-dialog';
import { ShareDialog } from './invite/share-dialog';
import { addressOf, type Links } from './invite/use-links';
import { MemberDialog } from './member/member-dialog';

/** The task of an open dialog. */
export type TeamTask =
  | { readonly kind: 'invite' }
  | { readonly kind: 'edit'; readonly member: TeamMember }
  | { readonly kind: 'share-invite'; readonly invite: TeamInvite }
  | { readonly kind: 'delete-invite'; readonly invite: TeamInvite };

interface TeamDialogsProps {
  readonly task: TeamTask | undefined;
  /** The current members; empty while they are loading. */
  readonly members: readonly TeamMember[];
  /** The pending invitations; empty while they are loading. */
  readonly invites: readonly TeamInvite[];
  readonly writes: TeamWrites;
  readonly links: Links;
  /** Called with the message of a finished task. */
  readonly onDone: (message: string) => void;
  readonly onClose: () => void;
}

export function TeamDialogs(props: TeamDialogsProps) {
  const { task, members, invites, writes, links, onDone, onClose } = props;
  switch (task?.kind) {
    case 'invite':
      return (
        <InviteDialog
          onInvite={async (invited) => {
            const { message, link } = await writes.invite(invited);
            links.keep(link);
            return message;
          }}
          onDone={onDone}
          onClose={onClose}
        />
      );
    case 'edit': {
      // A removal can reach the list before the server's answer: the dialog still shows the member.
      const member = members.find(({ id }) => id === task.member.id) ?? task.member;
      return (
        <MemberDialog
          member={member}
          readKeys={() => writes.keysOf(member)}
          onChangeRole={(role, seen, rollKey) => writes.changeRole({ ...member, role: seen }, role, rollKey)}
          onRemove={(rollKey) => writes.remove(member, rollKey)}
          onDone={onDone}
          onClose={onClose}
        />
      );
    }
    case 'share-invite': {
      const invite = invites.find(({ id }) => id === task.invite.id) ?? task.invite;
      return (
        <ShareDialog
          invite={invite}
          link={links.linkTo(invite)}
          onMake={async () => {
            const link = await writes.makeLink(invite);
            links.keep(link);
            return addressOf(link);
          }}
          onClose={onClose}
        />
      );
    }
    case 'delete-invite':
      return (
        <DeleteInviteDialog
          invite={task.invite}
          onDelete={() => writes.deleteInvite(task.invite)}
          onDone={onDone}
          onClose={onClose}
        />
      );
    default:
      return undefined;
  }
}
