import { AppError } from '@fleetfoot/shared/domain';
import type { Caller } from '../domain/caller';
import { depositOf } from './deposit';
import { type Payment, type PaymentAnswer, pay } from './pay';
import type { Services } from './services';

/**
 * Pays the deposit of a campaign.
 * @param request.amount the whole activation fee in rand, of which half is charged
 * @throws AppError `invalid-argument` when that is not what the plan and the bikes come to; see {@link pay}
 */
export async function payDeposit(
  services: Services,
  caller: Caller,
  { amount, ...payment }: Payment & { readonly amount: number },
): Promise<PaymentAnswer> {
  const deposit = depositOf(payment);
  if (amount !== deposit.totalActivation) {
    throw new AppError('invalid-argument', 'payDeposit: amount is not the activation fee in rand.');
  }
  return pay(services, caller, payment, deposit);
}
