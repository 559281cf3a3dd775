import { type ReactNode, use } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import { UiLanguage } from './ui-language';

interface ReadingDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog that only shows something; there for as long as it is open. */
export function ReadingDialog({ title, onClose, children }: ReadingDialogProps) {
  const ui = use(UiLanguage);
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {/* A remote of before may have no word for it. */}
          {ui?.say('Close') ?? 'Close'}
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
