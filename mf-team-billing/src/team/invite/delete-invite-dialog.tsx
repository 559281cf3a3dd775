import { formatPhoneNumber } from '@fleetfoot/shared/domain';
import { useAction } from '@fleetfoot/shared/forms';
import type { TeamInvite } from '@fleetfoot/shared/model';
import { ConfirmDialog } from '@fleetfoot/shared/ui';

interface DeleteInviteDialogProps {
  readonly invite: TeamInvite;
  readonly onDelete: () => Promise<void>;
  /** Called with the message of a finished action. */
  readonly onDone: (message: string) => void;
  readonly onClose: () => void;
}

export function DeleteInviteDialog({ invite, onDelete, onDone, onClose }: DeleteInviteDialogProps) {
  const { busy, error, run } = useAction({ doubt: 'the invitation was deleted' });
  const number = formatPhoneNumber(invite.phoneNumber);

  async function confirm() {
    if (await run(onDelete)) onDone(`The invitation to ${number} is deleted.`);
  }
  return (
    <ConfirmDialog
      open
      title="Delete this invitation?"
      confirmLabel="Delete"
      tone="danger"
      busy={busy}
      error={error}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {number} can then no longer join the team. You can invite the number again.
    </ConfirmDialog>
  );
}
