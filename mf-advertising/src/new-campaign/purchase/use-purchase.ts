import { useRef, useState } from 'react';
import type { CampaignChoice } from '../campaign-choice';
import { type BuyingStep, beginPurchase, type Ending, finishPurchase } from './buy-campaign';
import type { SeenPurchase } from './choose-purchase';
import type { Purchase } from './purchase';
import type { PurchaseService } from './purchase-service';

export interface PurchaseState {
  /** What is being waited for; `undefined` when nothing is. */
  readonly step: BuyingStep | undefined;
  readonly ending: Ending | undefined;
  /** Id of the purchase that goes on or was interrupted here. */
  readonly attemptID: string | undefined;
  /** Begins a purchase, or goes on with one. While one is under way another press does nothing. */
  run(choice: CampaignChoice | Purchase, askBank: (clientSecret: string) => Promise<void>): void;
  /** Forgets how it ended and which it was; what is unfinished is kept on the server. */
  clear(): void;
}

interface PurchaseHook {
  readonly service: PurchaseService;
  /** What this window knew when it asked its user. */
  readonly seen: SeenPurchase | undefined;
  readonly onCreated: () => void;
}

/** Buying one campaign at a time. While its end is not known, running again goes on with it. */
export function usePurchase({ service, seen, onCreated }: PurchaseHook): PurchaseState {
  const [step, setStep] = useState<BuyingStep>();
  const [ending, setEnding] = useState<Ending>();
  const [attemptID, setAttemptID] = useState<string>();
  const current = useRef<Purchase>(undefined);
  const isBusy = useRef(false);

  function goOnWith(purchase: Purchase | undefined): void {
    current.current = purchase;
    setAttemptID(purchase?.attemptID);
  }

  async function buy(
    choice: CampaignChoice | Purchase,
    askBank: (clientSecret: string) => Promise<void>,
  ): Promise<void> {
    const buying = { service, seen, tell: setStep, askBank };
    const begun = 'attemptID' in choice ? choice : current.current;
    if (begun) goOnWith(begun);
    const end = begun
      ? await finishPurchase(buying, begun)
      : await beginPurchase(buying, { ...choice, attemptID: crypto.randomUUID() }, goOnWith);
    if (end.kind !== 'unclear') goOnWith(undefined);
    setEnding(end);
    setStep(undefined);
    if (end.kind === 'created') onCreated();
  }
  return {
    step,
    ending,
    attemptID,
    run(choice, askBank) {
      if (isBusy.current) return;
      isBusy.current = true;
      setStep('keeping');
      setEnding(undefined);
      void buy(choice, askBank).finally(() => {
        isBusy.current = false;
      });
    },
    clear() {
      if (isBusy.current) return;
      setEnding(undefined);
      goOnWith(undefined);
    },
  };
}
