import { Button, CopyButton, Dialog, FormError, Stack } from '@fleetfoot/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { KeyText } from '../key-text';

interface NewKeyDialogProps {
  readonly name: string;
  readonly value: string;
  readonly onDone: () => void;
}

/** A new key, which nothing shows again. */
export function NewKeyDialog({ name, value, onDone }: NewKeyDialogProps) {
  const [isWarned, setIsWarned] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => content.current?.focus(), []);
  return (
    <Dialog
      open
      title="Copy this key now"
      // A press on Esc or beside the dialog is made easily, and the key would be lost.
      onClose={isWarned ? onDone : () => setIsWarned(true)}
      footer={
        <>
          <CopyButton value={value} label="Copy key" />
          <Button onClick={onDone}>Done</Button>
        </>
      }
    >
      <Stack ref={content} tabIndex={-1}>
        <p>
          This is the key “{name}”. It is shown this one time: put it into your system now. A key that is lost
          is revoked, and another one created.
        </p>
        <KeyText value={value} />
        <FormError>{isWarned && 'The key is not shown again. Copy it, then press Done.'}</FormError>
      </Stack>
    </Dialog>
  );
}
