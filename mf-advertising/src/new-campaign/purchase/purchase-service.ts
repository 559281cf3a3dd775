import type { PaymentMethod } from '@fleetfoot/shared/billing';
import { callFunction, postFunction } from '@fleetfoot/shared/firebase';
import {
  createAdvertisingCampaign,
  fetchPaymentMethods,
  payDeposit,
  withdrawDeposit,
} from '@fleetfoot/shared/operations';
import { activationOf } from '../campaign-choice';
import type { SeenPurchase } from './choose-purchase';
import { finishPurchaseKept, forgetPurchase, keepPurchase } from './kept-purchase';
import type { Purchase } from './purchase';

export interface DepositAnswer {
  readonly status: 'succeeded' | 'requires_action' | 'nothing_to_pay';
  readonly clientSecret?: string | undefined;
}

/** What buying a campaign asks of the server. Every call rejects with an AppError. */
export interface PurchaseService {
  /** The card that is charged; `undefined` when there is none. */
  defaultCard(): Promise<PaymentMethod | undefined>;
  keep(purchase: Purchase, seen: SeenPurchase | undefined): Promise<Purchase>;
  /** Notes that its campaign is there. */
  finish(purchase: Purchase): Promise<void>;
  forget(): Promise<void>;
  pay(purchase: Purchase): Promise<DepositAnswer>;
  create(purchase: Purchase): Promise<unknown>;
  /** Sees to it that the deposit is not paid any more; `paid` when it was. */
  withdraw(purchase: Purchase): Promise<'withdrawn' | 'paid'>;
}

/** For a user of an organisation. */
export function purchaseService(uid: string, orgID: string): PurchaseService {
  return {
    async defaultCard() {
      const cards = await postFunction(fetchPaymentMethods, { orgID });
      return cards.find(({ isDefault }) => isDefault) ?? cards[0];
    },
    keep: (purchase, seen) => keepPurchase(uid, orgID, purchase, seen),
    finish: (purchase) => finishPurchaseKept(uid, orgID, purchase),
    forget: () => forgetPurchase(uid, orgID),
    pay: (purchase) => callFunction(payDeposit, { orgID, ...purchase, amount: activationOf(purchase) }),
    create: (purchase) => callFunction(createAdvertisingCampaign, { orgID, ...purchase }),
    async withdraw({ attemptID }) {
      return (await callFunction(withdrawDeposit, { orgID, attemptID })).status;
    },
  };
}
