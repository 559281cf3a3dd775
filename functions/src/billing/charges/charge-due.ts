import { FieldValue } from 'firebase-admin/firestore';
import { systemActor } from '../../platform/audit';
import { decide } from '../../platform/decide';
import { type Run, workInTurn } from '../../platform/in-turn';
import type { Job } from '../../platform/scheduled';
import type { Services, Told } from '../services';
import { stripe, stripeKey } from '../stripe';
import { withoutPayment } from '../stripe-failure';
import { chargeIn, chargeRef } from './charge';
import type { ChargeKey, ChargeKind } from './charge-kind';
import { settleCharge } from './settle-charge';

const MINUTE_MS = 60_000;
/** A try that was cut off, or of which Stripe told nothing, is made again after that. */
export const PUT_OFF_MS = 5 * MINUTE_MS;

/** By the service itself, when the time of a charge has come. */
const BY_BILLING: Told = { actor: systemActor('billing') };

/** Puts a charge off before it is tried, so that of two runs one tries it; `false` when there is nothing to try. */
function take({ database, now }: Run, key: ChargeKey): Promise<boolean> {
  return decide(database, [chargeRef(database, key)], ([document], { write }) => {
    const charge = chargeIn(key, document);
    if (!charge?.nextAt || charge.nextAt > now) return false;
    const nextAt = charge.isOwed ? new Date(now.getTime() + PUT_OFF_MS) : FieldValue.delete();
    write(document, { nextAt });
    return charge.isOwed;
  });
}

/**
 * Charges everything of a kind whose time has come. Bounded, and repeatable at any time.
 * @returns how many charges it looked at
 */
export function runCharger(
  kind: ChargeKind,
  { stripe, ...run }: Run & Pick<Services, 'stripe'>,
): Promise<number> {
  const services = { database: run.database, stripe };
  return workInTurn(run, kind.charges.name, async (orgID, chargeID) => {
    const key = { kind, orgID, chargeID };
    if (!(await take(run, key))) return;
    await settleCharge(services, key, BY_BILLING).catch((error: unknown) => {
      throw withoutPayment(error);
    });
  });
}

/** The job that charges what is due of a kind. */
export function chargeJob(name: string, kind: ChargeKind): Job {
  return {
    name,
    secrets: [stripeKey],
    work: (run) => runCharger(kind, { ...run, stripe: stripe() }),
  };
}
