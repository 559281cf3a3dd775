import { AppError, toAppError } from '@fleetfoot/shared/domain';
import { PURCHASE } from '../../../texts/purchase';
import { depositOf } from '../campaign-choice';
import type { Charge, PurchaseWrites } from './data';
import { isSameChoice, type Purchase, type SeenPurchase } from './purchase';

/** The step that is under way. */
export type PurchaseStep = 'recording' | 'paying' | 'bank' | 'creating';

/**
 * `over`: nothing was created, and the purchase has ended unless it goes on with another card. `unclear`: the same
 * purchase can and should be resumed. `waiting`: an Admin is asked whether it may go on.
 */
export type PurchaseOutcome =
  | { readonly kind: 'created' }
  | { readonly kind: 'over' | 'unclear' | 'waiting'; readonly message: string };

/** The surroundings of a running purchase. */
export interface PurchaseRun {
  readonly writes: PurchaseWrites;
  /** The stored purchase as this window knew it when it asked its user. */
  readonly seen: SeenPurchase;
  readonly onStep: (step: PurchaseStep) => void;
  readonly charge: Charge;
  /** Whether an Admin has approved it: then a refused card does not end it. */
  readonly isApproved: boolean;
  /** Lets the cardholder answer the bank. */
  readonly askBank: (clientSecret: string) => Promise<void>;
}

/** How often the bank may ask before the user has to resume. */
const MAX_BANK_QUESTIONS = 3;

/** @returns whether it is paid; otherwise an Admin is asked */
async function pay({ writes, onStep, askBank, charge }: PurchaseRun, purchase: Purchase): Promise<boolean> {
  for (let i = 0; i < MAX_BANK_QUESTIONS; i += 1) {
    onStep('paying');
    const { status, clientSecret } = await writes.pay(purchase, charge);
    if (status === 'awaiting_approval') return false;
    if (status !== 'requires_action') return true;
    onStep('bank');
    await askBank(clientSecret ?? '');
  }
  throw new AppError('timeout', 'The bank was asked and did not hear from the cardholder.', {
    userMessage: PURCHASE.outcomes.bankUnanswered,
  });
}

/** The reason comes first, where it helps the user. */
function unclear({ code, userMessage }: AppError, state: string): PurchaseOutcome {
  if (code === 'offline') return { kind: 'unclear', message: PURCHASE.outcomes.connectionLost(state) };
  const isHelp = code !== 'timeout' && code !== 'internal';
  return { kind: 'unclear', message: isHelp ? PURCHASE.outcomes.because(userMessage, state) : state };
}

async function over({ writes, isApproved }: PurchaseRun, message: string): Promise<PurchaseOutcome> {
  // A record that cannot be deleted now is deleted when the purchase is resumed and refused again.
  if (!isApproved) await writes.forget().catch(() => undefined);
  return { kind: 'over', message };
}

async function payDeposit(run: PurchaseRun, purchase: Purchase): Promise<PurchaseOutcome | undefined> {
  if (depositOf(purchase) === 0) return undefined;
  try {
    return (await pay(run, purchase)) ? undefined : { kind: 'waiting', message: PURCHASE.outcomes.waiting };
  } catch (reason) {
    const error = toAppError(reason);
    if (error.code === 'failed-precondition') {
      return over(run, PURCHASE.outcomes.notCharged(error.userMessage));
    }
    // A limit of tries: this press has charged nothing, and says when it is possible again.
    if (error.code === 'resource-exhausted') return { kind: 'unclear', message: error.userMessage };
    return unclear(error, PURCHASE.outcomes.paymentInDoubt);
  }
}

async function create(run: PurchaseRun, purchase: Purchase): Promise<PurchaseOutcome> {
  const { writes, onStep } = run;
  onStep('creating');
  try {
    await writes.create(purchase);
  } catch (reason) {
    const error = toAppError(reason);
    if (error.code === 'failed-precondition') return over(run, error.userMessage);
    const state = depositOf(purchase) === 0 ? PURCHASE.outcomes.creationInDoubt : PURCHASE.outcomes.paidOnly;
    return unclear(error, state);
  }
  // The campaign exists: a purchase that could not be marked as finished is recognised by that.
  await writes.finish(purchase).catch(() => undefined);
  return { kind: 'created' };
}

/** Pays the deposit of a recorded purchase and creates its campaign. Idempotent: repeated runs charge and create once. */
export async function resumePurchase(run: PurchaseRun, purchase: Purchase): Promise<PurchaseOutcome> {
  return (await payDeposit(run, purchase)) ?? create(run, purchase);
}

/**
 * Records a purchase, then pays for it and creates its campaign.
 * @param onRecorded gets the purchase that goes on: the same choice may have been confirmed in another window before
 */
export async function startPurchase(
  run: PurchaseRun,
  purchase: Purchase,
  onRecorded: (purchase: Purchase) => void,
): Promise<PurchaseOutcome> {
  run.onStep('recording');
  let recorded: Purchase;
  try {
    recorded = await run.writes.record(purchase, run.seen);
  } catch (reason) {
    return { kind: 'over', message: PURCHASE.outcomes.notCharged(toAppError(reason).userMessage) };
  }
  if (!isSameChoice(recorded, purchase)) return { kind: 'over', message: PURCHASE.outcomes.otherFirst };
  onRecorded(recorded);
  return resumePurchase(run, recorded);
}
