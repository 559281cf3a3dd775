import type { KeptPurchase, Purchase } from './purchase';

/** What a window knew when its user was asked to confirm. */
export interface SeenPurchase {
  /** Id of the finished purchase that was kept then; `undefined` when there was none. */
  readonly finished: string | undefined;
}

/**
 * Which of two purchases goes on: the one that is kept, unless it is finished and the user knew of it. Who confirms in
 * one window what another window has just bought has not decided twice.
 * @param seen `undefined` when the window had not read what is kept
 */
export function choosePurchase(
  present: KeptPurchase | undefined,
  purchase: Purchase,
  seen: SeenPurchase | undefined,
): KeptPurchase {
  const isPast = present?.isFinished === true && (!seen || seen.finished === present.attemptID);
  return present && !isPast ? present : { ...purchase, isFinished: false };
}
