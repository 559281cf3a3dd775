import { type Charge, NO_CARD } from '@fleetfoot/shared/model/billing/charge';
import type Stripe from 'stripe';
import { listCards } from '../cards/cards';
import { createOnce } from '../create-once';
import { chargeEntry } from '../ledger-entries';
import { cancelIntent } from '../pay/cancel-intent';
import { OFF_SESSION, settleIntent } from '../pay/settle-intent';
import { recordPayment } from '../record-payment';
import type { Services, Told } from '../services';
import { bindIntent, chargeIn, chargeIsEntered, chargeIsRefused, chargeRef } from './charge';
import type { ChargeKey } from './charge-kind';

/** The reason of a refusal that Stripe gives none for. */
const CANCELED = 'canceled';

/** What became of a charge. `nothing`: there is nothing to pay. */
export type ChargeAnswer =
  | { readonly status: 'paid' | 'nothing' }
  | { readonly status: 'refused'; readonly reason: string };

/** Makes an intent for a round with the default card; `undefined` without one. */
async function createIntent(
  services: Services,
  { kind, orgID, chargeID }: ChargeKey,
  charge: Charge,
): Promise<Stripe.PaymentIntent | undefined> {
  const { customerID, default: card } = await listCards(services, orgID);
  if (customerID === undefined || !card) return undefined;
  const { amount, round } = charge;
  // Another card or amount is another intent: of those that were made, one is bound.
  return createOnce(`${kind.name}-${orgID}-${chargeID}-${round}-${amount}-${card.id}`, (options) =>
    services.stripe.paymentIntents.create(
      {
        ...{ amount, currency: 'zar', customer: customerID, payment_method: card.id },
        allowed_payment_method_types: ['card'],
        description: kind.label(charge),
        metadata: { orgID, chargeID, ...kind.subject(charge) },
      },
      options,
    ),
  );
}

/** Enters the payment of a charge as Stripe has it. */
async function enter({ database }: Services, key: ChargeKey, intent: Stripe.PaymentIntent, told: Told) {
  await recordPayment(database, key.orgID, [chargeEntry(intent)], told);
  await chargeIsEntered(database, key, intent.id);
  return { status: 'paid' } as const;
}

/**
 * Charges the default card with a charge, once however often it is called and whatever is lost on the way, and enters it
 * in the ledger. It goes on with an intent that is bound already.
 * @param countedRound the only round that may be charged, where tries are counted: another press may end it first
 * @throws AppError `timeout` when Stripe cannot be made to tell; asking again is safe
 */
export async function settleCharge(
  services: Services,
  key: ChargeKey,
  told: Told,
  countedRound?: Charge['round'],
): Promise<ChargeAnswer> {
  const { database, stripe } = services;
  let charge = chargeIn(key, await chargeRef(database, key).get());
  if (charge?.status === 'paid') return { status: 'paid' };
  if (!charge?.isOwed) return { status: 'nothing' };
  if (countedRound !== undefined && charge.round !== countedRound) {
    return { status: 'refused', reason: charge.reason ?? CANCELED };
  }
  if (charge.intentID === undefined) {
    const made = await createIntent(services, key, charge);
    if (!made) {
      await chargeIsRefused(database, key, { round: charge.round, reason: NO_CARD, told });
      return { status: 'refused', reason: NO_CARD };
    }
    charge = await bindIntent(database, key, charge, made.id);
  }
  const { round, intentID } = charge ?? {};
  // It was brought back meanwhile, or somebody else has come further.
  if (round === undefined || intentID === undefined) return settleCharge(services, key, told, countedRound);
  const intent = await settleIntent(stripe, intentID, OFF_SESSION);
  if (intent.status === 'succeeded') return enter(services, key, intent, told);
  if ((await cancelIntent(stripe, intentID)) === 'paid') {
    return enter(services, key, await settleIntent(stripe, intentID, OFF_SESSION), told);
  }
  const problem = intent.last_payment_error;
  const reason = problem?.decline_code ?? problem?.code ?? CANCELED;
  await chargeIsRefused(database, key, { round, intentID, reason, told });
  return { status: 'refused', reason };
}
