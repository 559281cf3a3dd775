import type { ReactNode } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import { useSay } from './ui-language';

interface ReadingDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog that only shows something; there for as long as it is open. */
export function ReadingDialog({ title, onClose, children }: ReadingDialogProps) {
  const say = useSay();
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {say('Close')}
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
