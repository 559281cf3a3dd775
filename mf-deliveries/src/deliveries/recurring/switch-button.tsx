import { useAction } from '@fleetfoot/shared/forms';
import type { RecurringDelivery } from '@fleetfoot/shared/model';
import { useServices } from '@fleetfoot/shared/remote';
import { Button, FormError } from '@fleetfoot/shared/ui';

interface SwitchButtonProps {
  readonly recurring: RecurringDelivery;
  readonly onSwitch: (status: RecurringDelivery['status']) => Promise<void>;
  /** Whether its accessible name says which one: where there are several. */
  readonly isNamed?: boolean;
}

/** Pauses or resumes a recurring delivery. */
export function SwitchButton({ recurring, onSwitch, isNamed = false }: SwitchButtonProps) {
  const { announce } = useServices();
  const { name, status } = recurring;
  const isActive = status === 'active';
  const { busy, error, run } = useAction({ doubt: isActive ? 'it was paused' : 'it was resumed' });
  const label = isActive ? 'Pause' : 'Resume';
  async function press() {
    if (await run(() => onSwitch(isActive ? 'paused' : 'active'))) {
      announce(`${name} is ${isActive ? 'paused' : 'active'}.`);
    }
  }
  return (
    <>
      <Button
        variant="secondary"
        busy={busy}
        aria-label={isNamed ? `${label} ${name}` : undefined}
        onClick={press}
      >
        {label}
      </Button>
      <FormError>{error}</FormError>
    </>
  );
}
