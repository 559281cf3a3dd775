import { toAppError } from '@fleetfoot/shared/domain';
import { useRef, useState } from 'react';
import { depositOf } from '../campaign-choice';
import type { Purchase } from './purchase';
import type { PurchaseService } from './purchase-service';

const TOO_LATE = 'Its deposit has been paid already. Go on: nothing more is charged.';

export interface Withdrawal {
  readonly busy: boolean;
  /** Why it could not be given up. */
  readonly problem: string | undefined;
  run(purchase: Purchase): void;
}

/** Giving up a purchase that was interrupted: first its payment, then what is kept of it. */
export function useWithdrawal(service: PurchaseService, onGivenUp: () => void): Withdrawal {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isBusy = useRef(false);

  async function withdraw(purchase: Purchase): Promise<string | undefined> {
    try {
      const isPaid = depositOf(purchase) > 0 && (await service.withdraw(purchase)) === 'paid';
      if (isPaid) return TOO_LATE;
      await service.forget();
      onGivenUp();
      return undefined;
    } catch (error) {
      return toAppError(error).userMessage;
    }
  }
  async function run(purchase: Purchase): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setBusy(true);
    setProblem(undefined);
    setProblem(await withdraw(purchase));
    isBusy.current = false;
    setBusy(false);
  }
  return { busy, problem, run: (purchase) => void run(purchase) };
}
