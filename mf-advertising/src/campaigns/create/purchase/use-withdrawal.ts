import { toAppError } from '@fleetfoot/shared/domain';
import { useRef, useState } from 'react';
import { PURCHASE } from '../../../texts/purchase';
import { depositOf } from '../campaign-choice';
import type { PurchaseWrites } from './data';
import type { Purchase } from './purchase';

export interface Withdrawal {
  readonly busy: boolean;
  /** Why the purchase could not be given up. */
  readonly problem: string | undefined;
  run(purchase: Purchase): void;
}

/** Gives up an interrupted purchase: withdraws its payment, then deletes its record. */
export function useWithdrawal(writes: PurchaseWrites, onWithdrawn: () => void): Withdrawal {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isBusy = useRef(false);

  async function withdraw(purchase: Purchase): Promise<string | undefined> {
    try {
      const isPaid = depositOf(purchase) > 0 && (await writes.withdraw(purchase)) === 'paid';
      if (isPaid) return PURCHASE.unfinished.tooLate;
      await writes.forget();
      onWithdrawn();
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
