import { useAction } from '@fleetfoot/shared/forms';
import type { RecurringDelivery } from '@fleetfoot/shared/model/delivery/recurring-deliveries';
import { useServices } from '@fleetfoot/shared/remote';
import { Button, FormError } from '@fleetfoot/shared/ui';
import { useFailureWords } from '../../texts/failure-words';
import { usePageTexts } from '../../texts/page-texts';
import { recurringTexts } from '../../texts/recurring';

interface SwitchButtonProps {
  readonly recurring: RecurringDelivery;
  readonly onSwitch: (status: RecurringDelivery['status']) => Promise<void>;
  /** Whether its accessible name says which one: where there are several. */
  readonly isNamed?: boolean;
}

/** Pauses or resumes a recurring delivery. */
export function SwitchButton({ recurring, onSwitch, isNamed = false }: SwitchButtonProps) {
  const { announce } = useServices();
  const texts = usePageTexts(recurringTexts);
  const say = useFailureWords();
  const { name, status } = recurring;
  const isActive = status === 'active';
  const { busy, error, run } = useAction({ doubt: isActive ? 'it was paused' : 'it was resumed' });
  async function press() {
    if (await run(() => onSwitch(isActive ? 'paused' : 'active'))) {
      announce((isActive ? texts.isPaused : texts.isActive)(name));
    }
  }
  return (
    <>
      <Button
        variant="secondary"
        busy={busy}
        aria-label={isNamed ? (isActive ? texts.pauseOf : texts.resumeOf)(name) : undefined}
        onClick={press}
      >
        {isActive ? texts.pause : texts.resume}
      </Button>
      <FormError>{say(error)}</FormError>
    </>
  );
}
