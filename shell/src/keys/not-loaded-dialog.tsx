import { Dialog, FormError } from '@fleetfoot/shared/ui';
import { KEYS } from '../texts/english/keys';

interface NotLoadedDialogProps {
  readonly title: string;
  readonly onClose: () => void;
}

/** Says that the code of what was asked for did not come; the next press asks for it again. */
export function NotLoadedDialog({ title, onClose }: NotLoadedDialogProps) {
  return (
    <Dialog open title={title} onClose={onClose}>
      <FormError>{KEYS.notLoaded}</FormError>
    </Dialog>
  );
}
