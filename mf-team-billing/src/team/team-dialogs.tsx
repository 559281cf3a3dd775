import type { TeamInvite, TeamMember } from '@fleetfoot/shared/domain';
import { DeleteInviteDialog } from './delete-invite-dialog';
import { InviteDialog } from './invite-dialog';
import { MemberDialog } from './member-dialog';
import type { TeamDeeds } from './team-deeds';

/** What an Admin is about to do, each in a dialog of its own. */
export type TeamTask =
  | { readonly kind: 'invite' }
  | { readonly kind: 'edit'; readonly member: TeamMember }
  | { readonly kind: 'delete-invite'; readonly invite: TeamInvite };

interface TeamDialogsProps {
  readonly task: TeamTask | undefined;
  /** The members now, as far as they are known. */
  readonly members: readonly TeamMember[];
  readonly deeds: TeamDeeds;
  /** Called with what was done. */
  readonly onDone: (message: string) => void;
  readonly onClose: () => void;
}

export function TeamDialogs({ task, members, deeds, onDone, onClose }: TeamDialogsProps) {
  switch (task?.kind) {
    case 'invite':
      return <InviteDialog onInvite={deeds.invite} onDone={onDone} onClose={onClose} />;
    case 'edit': {
      // Gone from the list before the server has answered, the member is still shown.
      const member = members.find(({ id }) => id === task.member.id) ?? task.member;
      return (
        <MemberDialog
          member={member}
          onChangeRole={(role) => deeds.changeRole(member, role)}
          onRemove={() => deeds.remove(member)}
          onDone={onDone}
          onClose={onClose}
        />
      );
    }
    case 'delete-invite':
      return (
        <DeleteInviteDialog
          invite={task.invite}
          onDelete={() => deeds.deleteInvite(task.invite)}
          onDone={onDone}
          onClose={onClose}
        />
      );
    default:
      return undefined;
  }
}
