import { useAction } from '@fleetfoot/shared/forms';
import { useServices } from '@fleetfoot/shared/remote';
import { ConfirmDialog } from '@fleetfoot/shared/ui';
import { useFailureWords } from '../../../texts/failure-words';
import { usePageTexts } from '../../../texts/page-texts';
import { recurringTexts } from '../../../texts/recurring';

interface DeleteDialogProps {
  readonly name: string;
  readonly onDelete: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks whether a recurring delivery is to go. */
export function DeleteDialog({ name, onDelete, onClose }: DeleteDialogProps) {
  const { removal } = usePageTexts(recurringTexts);
  const say = useFailureWords();
  const { announce, navigate } = useServices();
  const { busy, error, run } = useAction({ doubt: 'the recurring delivery was deleted' });
  return (
    <ConfirmDialog
      open
      title={removal.question(name)}
      confirmLabel={removal.confirm}
      cancelLabel={removal.cancel}
      tone="danger"
      busy={busy}
      error={say(error)}
      // Within the run: the page may see that it is gone, and drop this dialog, before the answer is here.
      onConfirm={() =>
        run(async () => {
          await onDelete();
          onClose();
          navigate('/recurring');
          announce(removal.done(name));
        })
      }
      onCancel={onClose}
    >
      {removal.text}
    </ConfirmDialog>
  );
}
