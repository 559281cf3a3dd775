import { cardProblem } from '@fleetfoot/shared/billing';
import { AppError } from '@fleetfoot/shared/domain';
import { NO_CARD } from '@fleetfoot/shared/model/billing/charge';
import { memberActor, originOf } from '../../platform/audit';
import type { Caller } from '../../platform/caller';
import { decide } from '../../platform/decide';
import { asMember } from '../../platform/membership';
import { countTry, forgetTry, recordMetLimit, today, tooManyTries, triesOf } from '../cards/card-attempts';
import type { Services, Told } from '../services';
import type { BillingUseCase } from '../stripe';
import { chargeIn, chargeRef } from './charge';
import { PUT_OFF_MS } from './charge-due';
import type { ChargeKey, ChargeKind } from './charge-kind';
import { retryFailed } from './kinds';
import { settleCharge } from './settle-charge';

type Request = Pick<ChargeKey, 'orgID' | 'chargeID'>;
interface Paid {
  readonly status: 'paid';
}

/** Counts a press as a try with a card, once for a round, and keeps the run of every minute from the charge meanwhile. */
async function begin({ database }: Services, { uid }: Caller, key: ChargeKey, told: Told) {
  const tries = { orgID: key.orgID, uid, day: today() };
  const refs = [chargeRef(database, key), ...triesOf(database, tries)] as const;
  const { tried, round, met } = await decide(database, refs, ([document, organization, user], writes) => {
    const charge = chargeIn(key, document);
    if (!charge) {
      throw new AppError('not-found', `There is no charge ${key.chargeID}.`, {
        userMessage: key.kind.words.unknown,
      });
    }
    const tried = { ...tries, key: `${key.chargeID}-${charge.round}` };
    if (!charge.isOwed) return { tried, round: charge.round, met: undefined };
    const met = countTry({ organization, user }, writes, tried, ['declines']);
    if (met) recordMetLimit(writes.batch, database, tried, met, told);
    else writes.write(document, { nextAt: new Date(Date.now() + PUT_OFF_MS) });
    return { tried, round: charge.round, met };
  });
  if (met) throw tooManyTries(met);
  return { tried, round };
}

/**
 * Charges the default card with what could not be charged. Once it is paid, what else failed is tried again: the card
 * works.
 * @throws AppError `permission-denied` unless a member calls; `failed-precondition` without a card and for a refused one;
 * `resource-exhausted` when too many cards were tried; `timeout` when Stripe cannot be made to tell
 */
export function payNow(kind: ChargeKind): BillingUseCase<Request, Paid> {
  return (services, caller, { orgID, chargeID }) => {
    const { database } = services;
    const key = { kind, orgID, chargeID };
    return asMember(database, caller, { orgID, action: 'charge.pay' }, async () => {
      const told = { actor: memberActor(caller), from: originOf(caller) };
      const { tried, round } = await begin(services, caller, key, told);
      const answer = await settleCharge(services, key, told, round);
      if (answer.status === 'refused') {
        const { reason } = answer;
        const userMessage =
          reason === NO_CARD
            ? 'There is no card to charge. Add one in Billing first.'
            : cardProblem({ code: reason });
        throw new AppError('failed-precondition', 'The card was not charged.', { userMessage });
      }
      if (answer.status === 'nothing') {
        const userMessage = kind.words.nothing;
        throw new AppError('failed-precondition', `Nothing is owed for ${chargeID}.`, { userMessage });
      }
      const batch = database.batch();
      forgetTry(batch, database, 'declines', tried);
      await batch.commit();
      await retryFailed(database, orgID);
      return { status: 'paid' };
    });
  };
}
