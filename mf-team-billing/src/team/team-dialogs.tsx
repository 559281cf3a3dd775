import type { TeamInvite, TeamMember } from '@fleetfoot/shared/model';
import type { TeamWrites } from './data';
import { DeleteInviteDialog } from './invite/delete-invite-dialog';
import { InviteDialog } from './invite/invite-dialog';
import { MemberDialog } from './member/member-dialog';

/** The task of an open dialog. */
export type TeamTask =
  | { readonly kind: 'invite' }
  | { readonly kind: 'edit'; readonly member: TeamMember }
  | { readonly kind: 'delete-invite'; readonly invite: TeamInvite };

interface TeamDialogsProps {
  readonly task: TeamTask | undefined;
  /** The current members; empty while they are loading. */
  readonly members: readonly TeamMember[];
  readonly writes: TeamWrites;
  /** Called with the message of a finished task. */
  readonly onDone: (message: string) => void;
  readonly onClose: () => void;
}

export function TeamDialogs({ task, members, writes, onDone, onClose }: TeamDialogsProps) {
  switch (task?.kind) {
    case 'invite':
      return <InviteDialog onInvite={writes.invite} onDone={onDone} onClose={onClose} />;
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
