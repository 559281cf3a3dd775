import type { ReactNode } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import { FormError } from './form-error';
import { Stack } from './stack';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly tone?: 'danger' | 'primary';
  /** While true it can be neither confirmed again nor left. */
  readonly busy?: boolean | undefined;
  readonly error?: string | undefined;
  /** Whether the server is asked, which takes a connection. */
  readonly needsConnection?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel = 'Cancel', tone = 'primary' } = props;
  const { busy = false, needsConnection = true, error, onConfirm, onCancel } = props;
  function leave() {
    if (!busy) onCancel();
  }
  return (
    <Dialog
      open={open}
      title={title}
      onClose={leave}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={leave}>
            {cancelLabel}
          </Button>
          <Button variant={tone} busy={busy} needsConnection={needsConnection} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack>
        {children && <div>{children}</div>}
        <FormError>{error}</FormError>
      </Stack>
    </Dialog>
  );
}
