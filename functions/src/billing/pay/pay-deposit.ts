import { AppError } from '@fleetfoot/shared/domain';
import type * as operations from '@fleetfoot/shared/operations';
import type { RequestOf } from '../../platform/answer';
import type { Caller } from '../../platform/caller';
import type { Services } from '../services';
import { depositOf } from './deposit';
import { type PaymentAnswer, pay } from './pay';

/**
 * Pays the deposit of a campaign.
 * @param request.amount the whole activation fee in rand, of which half is charged
 * @throws AppError `invalid-argument` when the plan and the bikes come to another amount; see {@link pay}
 */
export async function payDeposit(
  services: Services,
  caller: Caller,
  { amount, ...payment }: RequestOf<typeof operations.payDeposit>,
): Promise<PaymentAnswer> {
  const deposit = depositOf(payment);
  if (amount !== deposit.totalActivation) {
    throw new AppError('invalid-argument', 'payDeposit: amount is not the activation fee in rand.');
  }
  return pay(services, caller, payment, deposit);
}

/**
 * Charges the default card with the deposit of a campaign: the same payment, with its amount in cents.
 * @param request.amount the charge, in cents
 * @throws AppError `invalid-argument` when the plan and the bikes come to another amount; see {@link pay}
 */
export async function chargeCard(
  services: Services,
  caller: Caller,
  { amount, ...payment }: RequestOf<typeof operations.chargeCard>,
): Promise<PaymentAnswer> {
  const deposit = depositOf(payment);
  if (amount !== deposit.amount) {
    throw new AppError('invalid-argument', 'charge-card: amount is not the deposit in cents.');
  }
  return pay(services, caller, payment, deposit);
}
