import type { ReactNode } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';

interface ReadingDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog that only shows something; there for as long as it is open. */
export function ReadingDialog({ title, onClose, children }: ReadingDialogProps) {
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
