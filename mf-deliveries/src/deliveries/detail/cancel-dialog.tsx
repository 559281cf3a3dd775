import { useAction } from '@fleetfoot/shared/forms';
import { ConfirmDialog } from '@fleetfoot/shared/ui';
import { cancelTexts } from '../../texts/cancel';
import { useFailureWords } from '../../texts/failure-words';
import { usePageTexts } from '../../texts/page-texts';

interface CancelDialogProps {
  readonly name: string;
  /** Cancels the delivery and leaves the page; rejects when it is not cancelled. */
  readonly onCancel: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks once more before a delivery is cancelled, and stays open as long as it is not. */
export function CancelDialog({ name, onCancel, onClose }: CancelDialogProps) {
  const texts = usePageTexts(cancelTexts);
  const say = useFailureWords();
  const { busy, error, run } = useAction({
    doubt: 'the delivery was cancelled',
    wording: (reason) => texts.failed(say(reason)),
  });

  async function confirm() {
    if (await run(onCancel)) onClose();
  }

  return (
    <ConfirmDialog
      open
      title={texts.question}
      confirmLabel={texts.confirm}
      cancelLabel={texts.keep}
      tone="danger"
      busy={busy}
      error={say(error)}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {texts.text(name)}
    </ConfirmDialog>
  );
}
