import { formatDate, formatRand } from '@fleetfoot/shared/domain';
import type { PurchaseRequest } from '@fleetfoot/shared/model/billing/spending';
import { PURCHASE } from '../../../texts/purchase';
import { activationOf, type CampaignChoice, depositOf } from '../campaign-choice';

/** The cost of confirming a choice now. */
export function chargeMessage(choice: CampaignChoice): string {
  const deposit = depositOf(choice);
  if (deposit === 0) return PURCHASE.noCharge;
  return PURCHASE.charge(formatRand(deposit), formatRand(activationOf(choice)));
}

/** What became of a purchase that Admins were asked about. */
export interface RequestMessage {
  readonly title: string;
  readonly text: string;
  /** Whether it can go on. */
  readonly isOpen: boolean;
}

/** What a buyer is told about their request. */
export function requestMessage(
  { status, amount, expiresAt, decidedByName }: PurchaseRequest,
  now: Date,
): RequestMessage | undefined {
  const deposit = formatRand(amount / 100);
  const admin = decidedByName || PURCHASE.request.anAdmin;
  if (status === 'declined') {
    return {
      title: PURCHASE.request.declined,
      text: PURCHASE.request.declinedText(admin),
      isOpen: false,
    };
  }
  if (status !== 'waiting' && status !== 'approved') return undefined;
  if (expiresAt <= now) {
    return {
      title: PURCHASE.request.expired,
      text: PURCHASE.request.expiredText,
      isOpen: false,
    };
  }
  const until = formatDate(expiresAt);
  if (status === 'approved') {
    return {
      title: PURCHASE.request.approved,
      text: PURCHASE.request.approvedText(admin, until, deposit),
      isOpen: true,
    };
  }
  return {
    title: PURCHASE.request.waiting,
    text: PURCHASE.request.waitingText(deposit, until),
    isOpen: false,
  };
}

/** The possible cost of resuming an interrupted purchase. */
export function resumeMessage(choice: CampaignChoice): string {
  const deposit = depositOf(choice);
  if (deposit === 0) return PURCHASE.resumedFree;
  return PURCHASE.resumed(formatRand(deposit));
}
