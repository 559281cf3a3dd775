import * as v from 'valibot';
import type { Account, Charge } from '../account';
import { findCharge, findPaymentIntent, findRefund } from '../find';
import { listPage, listParams } from '../http/list-page';
import { integer, metadata, params, text } from '../http/params';
import { type Route, route } from '../http/route';
import { changeMetadata } from '../objects/change-metadata';
import { newRefund } from '../objects/new-refund';
import { refuse } from '../stripe-failure';

const createParams = params({
  charge: v.optional(text),
  payment_intent: v.optional(text),
  amount: v.optional(integer),
  reason: v.optional(v.picklist(['duplicate', 'fraudulent', 'requested_by_customer'])),
  metadata: v.optional(metadata),
});

function chargeToRefund(account: Account, given: v.InferOutput<typeof createParams>): Charge {
  if (given.charge !== undefined) return findCharge(account, given.charge, 'charge');
  if (given.payment_intent === undefined) {
    refuse('One of the following params should be provided for this request: payment_intent or charge.');
  }
  const { id, latest_charge } = findPaymentIntent(account, given.payment_intent, 'payment_intent');
  if (latest_charge === null) {
    refuse(`This PaymentIntent (${id}) does not have a successful charge to refund.`, {
      param: 'payment_intent',
    });
  }
  return findCharge(account, latest_charge);
}

function checkRefundable({ id, status, amount, amount_refunded }: Charge, wanted: number): void {
  if (status !== 'succeeded') refuse(`Charge ${id} was not paid.`, { param: 'charge' });
  const rest = amount - amount_refunded;
  if (rest === 0) refuse(`Charge ${id} has already been refunded.`, { code: 'charge_already_refunded' });
  if (wanted > rest || wanted < 1) {
    refuse(`Refund amount (${wanted}) is greater than unrefunded amount on charge (${rest}).`, {
      param: 'amount',
    });
  }
}

const create = route('POST /v1/refunds', createParams, ({ account, tell }, given) => {
  const charge = chargeToRefund(account, given);
  const amount = given.amount ?? charge.amount - charge.amount_refunded;
  checkRefundable(charge, amount);
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  const refund = newRefund(charge, amount, given.reason ?? null, changeMetadata({}, given.metadata));
  account.refunds.set(refund.id, refund);
  tell('refund.created', refund);
  tell('charge.refunded', charge);
  return refund;
});

const retrieve = route('GET /v1/refunds/*', params({}), ({ account }, _, id: string) =>
  findRefund(account, id),
);

const list = route(
  'GET /v1/refunds',
  listParams({ charge: v.optional(text), payment_intent: v.optional(text) }),
  ({ account }, { charge, payment_intent, ...page }) =>
    listPage(
      '/v1/refunds',
      account.refunds.values(),
      page,
      (one) =>
        (!charge || one.charge === charge) && (!payment_intent || one.payment_intent === payment_intent),
    ),
);

export const REFUND_ROUTES: readonly Route[] = [create, retrieve, list];
