import { formatPhoneNumber, type TeamInvite } from '@fleetfoot/shared/domain';
import { useAttempt } from '@fleetfoot/shared/forms';
import { ConfirmDialog } from '@fleetfoot/shared/ui';

interface DeleteInviteDialogProps {
  readonly invite: TeamInvite;
  readonly onDelete: () => Promise<void>;
  /** Called with what was done. */
  readonly onDone: (message: string) => void;
  readonly onClose: () => void;
}

export function DeleteInviteDialog({ invite, onDelete, onDone, onClose }: DeleteInviteDialogProps) {
  const { busy, error, run } = useAttempt();
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
