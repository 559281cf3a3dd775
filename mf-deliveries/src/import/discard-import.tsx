import { ConfirmDialog } from '@fleetfoot/shared/ui';
import { counted } from './counted';

interface DiscardImportProps {
  readonly open: boolean;
  /** How many rows have not become deliveries. */
  readonly left: number;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

export function DiscardImport({ open, left, onConfirm, onCancel }: DiscardImportProps) {
  return (
    <ConfirmDialog
      open={open}
      title="Discard this import?"
      confirmLabel="Discard"
      cancelLabel="Keep"
      tone="danger"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {counted(left, 'row')} will not be created, and what you fixed here is lost. Deliveries that are created
      already stay.
    </ConfirmDialog>
  );
}
