import { formatPhoneNumber } from '@fleetfoot/shared/domain';
import { useAction } from '@fleetfoot/shared/forms';
import type { TeamInvite } from '@fleetfoot/shared/model/team/invitations';
import { ConfirmDialog } from '@fleetfoot/shared/ui';
import { INVITATIONS } from '../../texts/team';

interface DeleteInviteDialogProps {
  readonly invite: TeamInvite;
  readonly onDelete: () => Promise<void>;
  /** Called with the message of a finished action. */
  readonly onDone: (message: string) => void;
  readonly onClose: () => void;
}

export function DeleteInviteDialog({ invite, onDelete, onDone, onClose }: DeleteInviteDialogProps) {
  const { busy, error, run } = useAction({ doubt: INVITATIONS.deleteDoubt });
  const number = formatPhoneNumber(invite.phoneNumber);

  async function confirm() {
    if (await run(onDelete)) onDone(INVITATIONS.deleted(number));
  }
  return (
    <ConfirmDialog
      open
      title={INVITATIONS.deleteQuestion}
      confirmLabel={INVITATIONS.delete}
      tone="danger"
      busy={busy}
      error={error}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {INVITATIONS.deleteDetails(number)}
    </ConfirmDialog>
  );
}
