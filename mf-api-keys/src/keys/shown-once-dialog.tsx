import { Button, CopyButton, Dialog, FormError, Stack } from '@fleetfoot/shared/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { SECRETS } from '../texts/secrets';
import { KeyText } from './key-text';

interface ShownOnceDialogProps {
  /** What it is, in a sentence: `key`. */
  readonly noun: string;
  readonly value: string;
  readonly onDone: () => void;
  /** Says whose it is, and what to do when it is lost. */
  readonly children: ReactNode;
}

/** A new key or secret, which nothing shows again. */
export function ShownOnceDialog({ noun, value, onDone, children }: ShownOnceDialogProps) {
  const [isWarned, setIsWarned] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => content.current?.focus(), []);
  return (
    <Dialog
      open
      title={SECRETS.copyNow(noun)}
      // A press on Esc or beside the dialog is made easily, and what it shows would be lost.
      onClose={isWarned ? onDone : () => setIsWarned(true)}
      footer={
        <>
          <CopyButton value={value} label={SECRETS.copy(noun)} />
          <Button onClick={onDone}>{SECRETS.done}</Button>
        </>
      }
    >
      <Stack ref={content} tabIndex={-1}>
        <p>{children}</p>
        <KeyText value={value} />
        <FormError>{isWarned && SECRETS.shownOnce(noun)}</FormError>
      </Stack>
    </Dialog>
  );
}
