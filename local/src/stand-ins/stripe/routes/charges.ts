import * as v from 'valibot';
import { findCharge } from '../find';
import { listPage, listParams } from '../http/list-page';
import { params, text } from '../http/params';
import { type Route, route } from '../http/route';

const retrieve = route('GET /v1/charges/*', params({}), ({ account }, _, id: string) =>
  findCharge(account, id),
);

const list = route(
  'GET /v1/charges',
  listParams({ customer: v.optional(text), payment_intent: v.optional(text) }),
  ({ account }, { customer, payment_intent, ...page }) =>
    listPage(
      '/v1/charges',
      account.charges.values(),
      page,
      (one) =>
        (!customer || one.customer === customer) &&
        (!payment_intent || one.payment_intent === payment_intent),
    ),
);

export const CHARGE_ROUTES: readonly Route[] = [retrieve, list];
