import { useRef, useState } from 'react';
import type { CampaignChoice } from '../campaign-choice';
import type { PurchaseWrites } from './data';
import type { Purchase, SeenPurchase } from './purchase';
import { type PurchaseOutcome, type PurchaseStep, resumePurchase, startPurchase } from './run-purchase';

/** A press of the button that confirms. */
export interface PurchasePress {
  /** Lets the cardholder answer the bank. */
  askBank(clientSecret: string): Promise<void>;
  /** The card to charge; the default one when left out. */
  readonly paymentMethodID?: string | undefined;
}

export interface PurchaseState {
  /** The step under way; `undefined` while no purchase runs. */
  readonly step: PurchaseStep | undefined;
  readonly outcome: PurchaseOutcome | undefined;
  /** `attemptID` of the purchase that runs or was interrupted in this window. */
  readonly attemptID: string | undefined;
  /** Starts or resumes a purchase. Ignored while another run is under way. */
  run(choice: CampaignChoice | Purchase, press: PurchasePress): void;
  /** Forgets the outcome and the purchase in this window; an unfinished one stays recorded on the server. */
  clear(): void;
}

interface PurchaseOptions {
  readonly writes: PurchaseWrites;
  /** The stored purchase as this window knew it when it asked its user. */
  readonly seen: SeenPurchase;
  /** Whether an Admin has approved the purchase. */
  readonly isApproved: boolean;
  readonly onCreated: () => void;
}

/**
 * Runs one purchase at a time. After an unclear outcome the next run resumes the same purchase; after a refused card it
 * goes on with the same purchase and the card that is chosen then.
 */
export function usePurchase({ writes, seen, isApproved, onCreated }: PurchaseOptions): PurchaseState {
  const [step, setStep] = useState<PurchaseStep>();
  const [outcome, setOutcome] = useState<PurchaseOutcome>();
  const [attemptID, setAttemptID] = useState<string>();
  const current = useRef<Purchase>(undefined);
  /** `attemptID` of the purchase whose last card was refused. */
  const refused = useRef<string>(undefined);
  const round = useRef(0);
  const isBusy = useRef(false);

  function setCurrent(purchase: Purchase | undefined): void {
    current.current = purchase;
    setAttemptID(purchase?.attemptID);
  }

  async function buy(choice: CampaignChoice | Purchase, { askBank, paymentMethodID }: PurchasePress) {
    const charge = { round: round.current, paymentMethodID };
    const run = { writes, seen, onStep: setStep, askBank, charge, isApproved };
    const known = 'attemptID' in choice ? choice : current.current;
    // A refused purchase is recorded no longer: it is recorded again before it goes on.
    const begun = refused.current === undefined ? known : undefined;
    const purchase = begun ?? { ...choice, attemptID: refused.current ?? crypto.randomUUID() };
    if (begun) setCurrent(begun);
    const result = begun ? await resumePurchase(run, begun) : await startPurchase(run, purchase, setCurrent);
    refused.current = undefined;
    if (result.kind === 'over') {
      refused.current = (current.current ?? purchase).attemptID;
      round.current += 1;
    }
    if (result.kind === 'over' || result.kind === 'created') setCurrent(undefined);
    setOutcome(result);
    setStep(undefined);
    if (result.kind === 'created') onCreated();
  }
  return {
    step,
    outcome,
    attemptID,
    run(choice, press) {
      if (isBusy.current) return;
      isBusy.current = true;
      setStep('recording');
      setOutcome(undefined);
      void buy(choice, press).finally(() => {
        isBusy.current = false;
      });
    },
    clear() {
      if (isBusy.current) return;
      refused.current = undefined;
      round.current = 0;
      setOutcome(undefined);
      setCurrent(undefined);
    },
  };
}
