import { formatDate, formatRand } from '@fleetfoot/shared/domain';
import type { PurchaseRequest } from '@fleetfoot/shared/model';
import { activationOf, type CampaignChoice, depositOf } from '../campaign-choice';
import type { PurchaseStep } from './run-purchase';

export const STEP_LABELS: Readonly<Record<PurchaseStep, string>> = {
  recording: 'Preparing…',
  paying: 'Paying the deposit…',
  bank: 'Waiting for your bank…',
  creating: 'Creating the campaign…',
};

/** The cost of confirming a choice now. */
export function chargeMessage(choice: CampaignChoice): string {
  const deposit = depositOf(choice);
  if (deposit === 0) return 'Nothing is charged now: this plan has no activation fee.';
  return `You will be charged ${formatRand(deposit)} now, half of the total activation fee of ${formatRand(activationOf(choice))}.`;
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
  const admin = decidedByName || 'An Admin';
  if (status === 'declined') {
    return {
      title: 'This campaign was declined',
      text: `${admin} has declined it. Nothing was charged.`,
      isOpen: false,
    };
  }
  if (status !== 'waiting' && status !== 'approved') return undefined;
  if (expiresAt <= now) {
    return {
      title: 'This campaign waited too long',
      text: 'Its time for an approval is over. Nothing was charged.',
      isOpen: false,
    };
  }
  const until = formatDate(expiresAt);
  if (status === 'approved') {
    return {
      title: 'This campaign is approved',
      text: `${admin} has approved it. Go on until ${until}, and your card is charged ${deposit} once.`,
      isOpen: true,
    };
  }
  return {
    title: 'This campaign waits for an Admin',
    text: `Its deposit of ${deposit} is above what you may spend without one. An Admin can approve it under Billing until ${until}. Nothing has been charged.`,
    isOpen: false,
  };
}

/** The possible cost of resuming an interrupted purchase. */
export function resumeMessage(choice: CampaignChoice): string {
  const deposit = depositOf(choice);
  if (deposit === 0) return 'It was confirmed and then interrupted. Nothing is charged for it now.';
  return `It was confirmed and then interrupted. If its deposit of ${formatRand(deposit)} has not been paid yet, your card is charged once; if it has, nothing more is charged.`;
}
