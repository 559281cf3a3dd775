import { useServices } from '@fleetfoot/shared/remote';
import { Button, type ButtonVariant, FormError, UiLanguage, type UiWord } from '@fleetfoot/shared/ui';
import { type ComponentType, use, useState } from 'react';
import { useLoaded } from './use-loaded';

const FAILURE: UiWord = 'This could not be opened. Check your connection and try again.';

interface Closable {
  readonly onClose: () => void;
}

interface PartButtonProps<Props extends Closable> {
  readonly label: string;
  readonly variant: ButtonVariant;
  /** Imports the dialog that the button opens. Stable. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Omit<Props, 'onClose'>;
  /** Without it there is no button, but an open dialog stays open. */
  readonly isOffered?: boolean;
  /** It is there, and opens nothing now. */
  readonly disabled?: boolean;
  /** Whether what is done in the dialog takes a connection. */
  readonly needsConnection?: boolean;
  /** Says that it could not be opened, where the page has its own words for it. */
  readonly failure?: string;
  /** The key that presses it, while nothing is typed. */
  readonly shortcut?: string;
}

/** A button that opens a dialog whose code is loaded only then. */
export function PartButton<Props extends Closable>({
  label,
  variant,
  load,
  props,
  isOffered = true,
  disabled = false,
  needsConnection = false,
  failure,
  shortcut,
}: PartButtonProps<Props>) {
  const { report } = useServices();
  const ui = use(UiLanguage);
  const [isOpen, setOpen] = useState(false);
  const { value: Dialog, failed } = useLoaded(isOpen ? load : undefined, (error) => {
    report(error, { part: label });
    setOpen(false);
  });

  // TypeScript does not see that a type without a key and that key make the type again.
  const given = { ...props, onClose: () => setOpen(false) } as unknown as Props;
  return (
    <>
      {isOffered && (
        <Button
          data-key={shortcut}
          aria-haspopup="dialog"
          variant={variant}
          busy={isOpen && !Dialog}
          disabled={disabled}
          needsConnection={needsConnection}
          onClick={() => setOpen(true)}
        >
          {label}
        </Button>
      )}
      {failed && !isOpen && <FormError>{failure ?? ui?.say(FAILURE) ?? FAILURE}</FormError>}
      {isOpen && Dialog && <Dialog {...given} />}
    </>
  );
}
