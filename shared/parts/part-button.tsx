import { useServices } from '@fleetfoot/shared/remote';
import { Button, type ButtonVariant, FormError } from '@fleetfoot/shared/ui';
import { type ComponentType, useState } from 'react';

interface Closable {
  readonly onClose: () => void;
}

interface PartButtonProps<Props extends Closable> {
  readonly label: string;
  readonly variant: ButtonVariant;
  /** Imports the dialog that the button opens. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Omit<Props, 'onClose'>;
  /** Without it there is no button, but an open dialog stays open. */
  readonly isOffered?: boolean;
}

/** A button that opens a dialog whose code is loaded only then. */
export function PartButton<Props extends Closable>({
  label,
  variant,
  load,
  props,
  isOffered = true,
}: PartButtonProps<Props>) {
  const { report } = useServices();
  const [phase, setPhase] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed');
  const [part, setPart] = useState<{ readonly Dialog: ComponentType<Props> }>();

  async function open(): Promise<void> {
    setPhase('loading');
    try {
      setPart({ Dialog: await load() });
      setPhase('open');
    } catch (error) {
      report(error, { part: label });
      setPhase('failed');
    }
  }

  // TypeScript does not see that a type without a key and that key make the type again.
  const given = { ...props, onClose: () => setPhase('closed') } as unknown as Props;
  return (
    <>
      {isOffered && (
        <Button variant={variant} busy={phase === 'loading'} onClick={open}>
          {label}
        </Button>
      )}
      {phase === 'failed' && (
        <FormError>This could not be opened. Check your connection and try again.</FormError>
      )}
      {phase === 'open' && part && <part.Dialog {...given} />}
    </>
  );
}
