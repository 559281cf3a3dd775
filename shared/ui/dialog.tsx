import type { ReactNode } from 'react';
import { Modal } from './modal';

interface DialogProps {
  readonly open: boolean;
  readonly title: ReactNode;
  /** Asked for by Esc, the close button and, as long as nothing was typed in it, a press beside the dialog. */
  readonly onClose: () => void;
  readonly children?: ReactNode;
  /** The actions. */
  readonly footer?: ReactNode;
}

/** A modal dialog. Its content is mounted afresh each time it opens. */
export function Dialog({ open, ...modal }: DialogProps) {
  return open ? <Modal {...modal} /> : undefined;
}
