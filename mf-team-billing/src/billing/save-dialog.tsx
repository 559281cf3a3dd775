import { useAction } from '@fleetfoot/shared/forms';
import { Button, Dialog, FormError, Stack } from '@fleetfoot/shared/ui';
import { type FormEvent, type ReactNode, useId } from 'react';
import { SAVE } from '../texts/billing-dialogs';

interface SaveDialogProps<Value> {
  readonly title: string;
  /** What may have happened when no answer came. */
  readonly doubt: string;
  /** What was typed; nothing while some of it is wrong. */
  readonly read: () => Value | undefined;
  readonly onSave: (value: Value) => Promise<void>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog whose fields are saved together; the first wrong one gets the focus. */
export function SaveDialog<Value>({ title, doubt, read, onSave, onClose, children }: SaveDialogProps<Value>) {
  const { busy, error, run } = useAction({ doubt });
  const id = useId();

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const value = read();
    if (value) void run(() => onSave(value)).then((isSaved) => isSaved && onClose());
    else
      queueMicrotask(() =>
        document.getElementById(id)?.querySelector<HTMLElement>('[aria-invalid]')?.focus(),
      );
  }
  function leave(): void {
    if (!busy) onClose();
  }
  return (
    <Dialog
      open
      title={title}
      onClose={leave}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={leave}>
            {SAVE.cancel}
          </Button>
          <Button type="submit" form={id} busy={busy}>
            {SAVE.save}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate>
        <Stack>
          {children}
          <FormError>{error}</FormError>
        </Stack>
      </form>
    </Dialog>
  );
}
