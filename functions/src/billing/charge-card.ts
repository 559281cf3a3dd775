import { AppError } from '@fleetfoot/shared/domain';
import type { Caller } from '../domain/caller';
import { depositOf } from './deposit';
import { type Payment, type PaymentAnswer, pay } from './pay';
import type { Services } from './services';

/**
 * Charges the default card with the deposit of a campaign.
 * @param request.amount what is charged, in cents
 * @throws AppError `invalid-argument` when that is not what the plan and the bikes come to; see {@link pay}
 */
export async function chargeCard(
  services: Services,
  caller: Caller,
  { amount, ...payment }: Payment & { readonly amount: number },
): Promise<PaymentAnswer> {
  const deposit = depositOf(payment);
  if (amount !== deposit.amount) {
    throw new AppError('invalid-argument', 'charge-card: amount is not the deposit in cents.');
  }
  return pay(services, caller, payment, deposit);
}
