import { setTimeout as sleep } from 'node:timers/promises';
import { paymentAttempts } from '@fleetfoot/shared/model/billing/payment';
import { read } from '../../world/data';
import { somebody } from '../../world/somebody';
import { putMember } from '../../world/team';
import { addFaults, stripe } from '../local-stripe';
import { deposit } from '../scene';
import { type Ending, payAttempt } from './pay-attempt';
import type { Plan } from './plan';
import type { Tenant } from './tenants';

/** An attempt, what it was for and how it ended. */
export interface Attempt {
  readonly id: string;
  readonly orgID: string;
  /** Cents. */
  readonly amount: number;
  readonly ending: Ending;
}

type Request = ReturnType<typeof deposit>;

async function refund({ refund }: Plan, { orgID, attemptID }: Request): Promise<void> {
  const attempt = await read(paymentAttempts.document(orgID, attemptID));
  const payment_intent = String(attempt?.['intentID']);
  await stripe.refunds.create({ payment_intent, ...(refund === 'part' ? { amount: 12_345 } : {}) });
}

/** How an attempt ended by all who made it; one may have vanished when the other was told that it is paid. */
function agreed(endings: readonly Ending[]): Ending {
  const different = new Set(endings);
  if (different.has('succeeded')) different.delete('vanished');
  const [ending, ...others] = different;
  if (ending && others.length === 0) return ending;
  throw new Error(`An attempt was told ${endings.join(' and ')}.`);
}

/** Carries out one deposit. */
export async function carryOut(
  plan: Plan,
  { orgID }: Tenant,
  onCall: () => void,
): Promise<readonly Attempt[]> {
  const { planID, noOfBikes, press } = plan;
  // Every deposit is another member's, who stays within what a Member may spend and try in a day.
  const member = somebody();
  await putMember(orgID, member, 'Member');
  if (plan.faults.length > 0) await addFaults(...plan.faults);
  const pay = (request: Request) => payAttempt(plan, request, member.idToken, onCall);

  async function run(): Promise<Attempt> {
    const request = deposit(orgID, planID, noOfBikes);
    const presses = [pay(request)];
    if (press === 'twice') presses.push(pay(request));
    if (press === 'without patience') presses.push(sleep(40).then(() => pay(request)));
    const endings: Ending[] = await Promise.all(presses);
    const isTold = !endings.includes('left') && !endings.includes('vanished');
    if (plan.replay && isTold) endings.push(await pay(request));
    const ending = agreed(endings);
    if (ending === 'succeeded' && plan.refund !== 'none') await refund(plan, request);
    return { id: request.attemptID, orgID, amount: request.amount * 50, ending };
  }
  return Promise.all(press === 'in two tabs' ? [run(), run()] : [run()]);
}
