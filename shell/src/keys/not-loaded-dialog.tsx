import { Dialog, FormError } from '@fleetfoot/shared/ui';

interface NotLoadedDialogProps {
  readonly title: string;
  readonly onClose: () => void;
}

/** Says that the code of what was asked for did not come; the next press asks for it again. */
export function NotLoadedDialog({ title, onClose }: NotLoadedDialogProps) {
  return (
    <Dialog open title={title} onClose={onClose}>
      <FormError>This could not be loaded. Check your connection, then try again.</FormError>
    </Dialog>
  );
}
