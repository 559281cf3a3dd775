import { AppError, toAppError } from '@fleetfoot/shared/domain';
import { depositOf } from '../campaign-choice';
import type { SeenPurchase } from './choose-purchase';
import { isSameChoice, type Purchase } from './purchase';
import type { PurchaseService } from './purchase-service';

/** What is being waited for. */
export type BuyingStep = 'keeping' | 'paying' | 'bank' | 'creating';

/** `over`: nothing was created, and nothing goes on. `unclear`: the same purchase can and should go on. */
export type Ending =
  | { readonly kind: 'created' }
  | { readonly kind: 'over' | 'unclear'; readonly message: string };

export interface Buying {
  readonly service: PurchaseService;
  /** What this window knew when it asked its user. */
  readonly seen: SeenPurchase | undefined;
  readonly tell: (step: BuyingStep) => void;
  /** Lets the cardholder answer the bank. */
  readonly askBank: (clientSecret: string) => Promise<void>;
}

/** How often the bank may ask before it is the user's turn to go on. */
const MOST_QUESTIONS = 3;

const OTHER_FIRST =
  'Nothing was charged: another campaign of yours is still being paid for. Close this to see it, and finish it first.';

async function pay({ service, tell, askBank }: Buying, purchase: Purchase): Promise<void> {
  for (let i = 0; i < MOST_QUESTIONS; i += 1) {
    tell('paying');
    const { status, clientSecret } = await service.pay(purchase);
    if (status !== 'requires_action') return;
    tell('bank');
    await askBank(clientSecret ?? '');
  }
  throw new AppError('timeout', 'The bank was asked and did not hear from the cardholder.', {
    userMessage: 'Your bank has not confirmed the payment yet.',
  });
}

/** The reason first, where it helps. */
function unclear({ code, userMessage }: AppError, state: string): Ending {
  if (code === 'offline') return { kind: 'unclear', message: `The connection was lost. ${state}` };
  const isHelp = code !== 'timeout' && code !== 'internal';
  return { kind: 'unclear', message: isHelp ? `${userMessage} ${state}` : state };
}

async function over(service: PurchaseService, message: string): Promise<Ending> {
  // One that cannot be forgotten now is found to be over when it is gone on with.
  await service.forget().catch(() => undefined);
  return { kind: 'over', message };
}

async function payFirst(buying: Buying, purchase: Purchase): Promise<Ending | undefined> {
  if (depositOf(purchase) === 0) return undefined;
  try {
    await pay(buying, purchase);
    return undefined;
  } catch (reason) {
    const error = toAppError(reason);
    if (error.code === 'failed-precondition') {
      return over(buying.service, `${error.userMessage} Nothing was charged.`);
    }
    return unclear(
      error,
      'We do not know yet whether the deposit was paid. Try again: it goes on with the same payment, so you are never charged twice.',
    );
  }
}

async function create({ service, tell }: Buying, purchase: Purchase): Promise<Ending> {
  tell('creating');
  try {
    await service.create(purchase);
  } catch (reason) {
    const error = toAppError(reason);
    if (error.code === 'failed-precondition') return over(service, error.userMessage);
    const state =
      depositOf(purchase) === 0
        ? 'We do not know yet whether the campaign was created. Try again: it is never created twice.'
        : 'The deposit is paid, and the campaign is not there yet. Try again: nothing more is charged.';
    return unclear(error, state);
  }
  // The campaign is there: a purchase that is not noted as finished is found out by that.
  await service.finish(purchase).catch(() => undefined);
  return { kind: 'created' };
}

/** Pays the deposit of a purchase that is kept, and creates its campaign. As often as is needed: it is done once. */
export async function finishPurchase(buying: Buying, purchase: Purchase): Promise<Ending> {
  return (await payFirst(buying, purchase)) ?? create(buying, purchase);
}

/**
 * Keeps a purchase, then finishes it.
 * @param onKept gets the purchase that is gone on with: the same choice may have been confirmed in another window before
 */
export async function beginPurchase(
  buying: Buying,
  purchase: Purchase,
  onKept: (purchase: Purchase) => void,
): Promise<Ending> {
  buying.tell('keeping');
  let kept: Purchase;
  try {
    kept = await buying.service.keep(purchase, buying.seen);
  } catch (reason) {
    return { kind: 'over', message: `${toAppError(reason).userMessage} Nothing was charged.` };
  }
  if (!isSameChoice(kept, purchase)) return { kind: 'over', message: OTHER_FIRST };
  onKept(kept);
  return finishPurchase(buying, kept);
}
