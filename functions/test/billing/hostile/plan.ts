import type { Fault } from '../local-stripe';
import type { PlanID } from '../scene';
import type { Random } from './random';

/** How the button is pressed. */
export type Press = 'once' | 'twice' | 'in two tabs' | 'without patience';

/** What the cardholder does when the bank asks; `vanishes` answers the bank and is never seen again. */
export type Bank = 'complete' | 'fail' | 'leaves' | 'vanishes';

/** One deposit and all that goes wrong with it. */
export interface Plan {
  readonly tenant: number;
  readonly call: 'payDeposit' | 'charge-card';
  readonly planID: PlanID;
  readonly noOfBikes: number;
  readonly press: Press;
  readonly bank: Bank;
  /** For whoever asks Stripe next. */
  readonly faults: readonly Fault[];
  /** Whether the attempt is made again after all is told. */
  readonly replay: boolean;
  readonly refund: 'none' | 'part' | 'all';
}

const STEPS = [
  'POST /v1/payment_intents',
  'POST /v1/payment_intents',
  'POST /v1/payment_intents/*/confirm',
  'POST /v1/payment_intents/*/confirm',
  'POST /v1/payment_intents/*/confirm',
  'GET /v1/payment_intents/*',
  'GET /v1/customers/*',
  'GET /v1/events/*',
] as const;

const KINDS = [
  'drop-before',
  'drop-after',
  'drop-after',
  'status-500-before',
  'status-500-after',
  'status-500-after',
  'delay',
] as const;

/** A fault that a seed decides. */
export function planFault(random: Random): Fault {
  const times = random.chance(0.8) ? 1 : 2 + random.below(4);
  return { on: random.pick(STEPS), kind: random.pick(KINDS), times, ms: 20 + random.below(200) };
}

/** What happens in one deposit. */
export function makePlan(random: Random, tenants: number): Plan {
  return {
    tenant: random.below(tenants),
    call: random.chance(0.75) ? 'payDeposit' : 'charge-card',
    planID: random.pick(['year-with-activation', 'month-to-month']),
    noOfBikes: 1 + random.below(24),
    press: random.pick(['once', 'once', 'once', 'twice', 'in two tabs', 'without patience']),
    bank: random.pick(['complete', 'complete', 'fail', 'leaves', 'vanishes']),
    faults: random.chance(0.4) ? [planFault(random)] : [],
    replay: random.chance(0.15),
    refund: random.pick(['none', 'none', 'none', 'none', 'part', 'all']),
  };
}
