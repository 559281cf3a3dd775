import { randomUUID } from 'node:crypto';
import { AppError } from '@fleetfoot/shared/domain';
import type * as operations from '@fleetfoot/shared/operations';
import Stripe from 'stripe';
import type { RequestOf, ResponseOf } from '../../platform/answer';
import { memberActor, originOf } from '../../platform/audit';
import type { Caller } from '../../platform/caller';
import { decide } from '../../platform/decide';
import { asMember } from '../../platform/membership';
import { createOnce } from '../create-once';
import type { Services } from '../services';
import {
  type CardTry,
  countTry,
  forgetTry,
  isCounted,
  recordMetLimit,
  today,
  tooManyTries,
  triesOf,
} from './card-attempts';
import { listCards } from './cards';
import { ensureCustomer } from './customer';

/** How many cards an organisation may have. Keeps a stolen account from trying out stolen cards without end. */
const CARD_LIMIT = 20;

interface CountedTry extends CardTry {
  /** Whether it was counted now, not by an earlier call of the same attempt. */
  readonly isNew: boolean;
}

async function countSetup(
  services: Services,
  caller: Caller,
  { orgID, attemptID = randomUUID() }: RequestOf<typeof operations.createSetupIntent>,
): Promise<CountedTry> {
  const { database } = services;
  // An attempt is one user's in one organisation: under the same id, another's is another try.
  const key = `${attemptID}_${orgID}_${caller.uid}`;
  const tried = { orgID, uid: caller.uid, day: today(), key };
  const refs = triesOf(database, tried);
  const { met, isNew } = await decide(database, refs, ([organization, user], writes) => {
    if (isCounted(user, 'setups', key)) return { met: undefined, isNew: false };
    const limit = countTry({ organization, user }, writes, tried, ['setups', 'declines']);
    const told = { actor: memberActor(caller), from: originOf(caller) };
    if (limit) recordMetLimit(writes.batch, database, tried, limit, told);
    return { met: limit, isNew: true };
  });
  if (met) throw tooManyTries(met);
  return { ...tried, isNew };
}

/** Whether Stripe is at work on another call of the same attempt, which may succeed. */
function isUnderWay(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.statusCode === 409;
}

/** What Stripe did not make is no try. */
async function withTry<T>(services: Services, tried: CountedTry, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!tried.isNew || isUnderWay(error)) throw error;
    const batch = services.database.batch();
    forgetTry(batch, services.database, 'setups', tried);
    await batch.commit();
    throw error;
  }
}

/**
 * Begins to save a card for the organisation. Counted before Stripe is asked; the same attempt of the same member is
 * counted once, and answered with the same setup intent.
 * @throws AppError `permission-denied` unless a member calls; `resource-exhausted` when there are as many cards as may
 * be, or when too many were tried today
 */
export function createSetupIntent(
  services: Services,
  caller: Caller,
  request: RequestOf<typeof operations.createSetupIntent>,
): Promise<ResponseOf<typeof operations.createSetupIntent>> {
  const { orgID } = request;
  return asMember(services.database, caller, { orgID, action: 'card.add' }, async () => {
    const { all } = await listCards(services, orgID);
    if (all.length >= CARD_LIMIT) {
      throw new AppError('resource-exhausted', `The organisation has ${CARD_LIMIT} cards.`, {
        userMessage: `Your organisation has ${CARD_LIMIT} cards, which is the most. Delete one first.`,
      });
    }
    const tried = await countSetup(services, caller, request);
    return withTry(services, tried, async () => {
      const customerID = await ensureCustomer(services, orgID);
      const intent = await createOnce(`setup-${tried.key}`, (options) =>
        services.stripe.setupIntents.create(
          {
            customer: customerID,
            allowed_payment_method_types: ['card'],
            usage: 'off_session',
            metadata: { orgID, uid: caller.uid },
          },
          options,
        ),
      );
      if (!intent.client_secret) throw new Error(`Setup intent ${intent.id} has no client secret.`);
      return { setupIntent: intent.client_secret, customerID };
    });
  });
}
