import { confirmPayment } from '../actions/confirm-payment';
import { failAuthentication } from '../actions/fail-authentication';
import { requireReturnUrl } from '../actions/require-return-url';
import { findCustomer, findPaymentIntent } from '../find';
import { listPage } from '../http/list-page';
import { params } from '../http/params';
import { type Route, route } from '../http/route';
import { now } from '../now';
import { changeMetadata } from '../objects/change-metadata';
import { newPaymentIntent } from '../objects/new-payment-intent';
import { resolvePaymentMethod } from '../objects/resolve-payment-method';
import { refuse } from '../stripe-failure';
import {
  cancelParams,
  changePaymentIntentParams,
  confirmPaymentIntentParams,
  newPaymentIntentParams,
} from './payment-intent-params';
import { authenticateParams, listOfCustomerParams } from './setup-intent-params';

const create = route('POST /v1/payment_intents', newPaymentIntentParams, (call, given) => {
  const { account, tell } = call;
  if (given.customer !== undefined) findCustomer(account, given.customer, 'customer');
  if (given.off_session && !given.confirm) {
    refuse('The parameter `off_session` cannot be passed when `confirm=false`.', { param: 'off_session' });
  }
  const intent = newPaymentIntent(given);
  const method = resolvePaymentMethod(account, given);
  if (given.confirm) requireReturnUrl(call, intent, given.return_url);
  account.paymentIntents.set(intent.id, intent);
  tell('payment_intent.created', intent);
  if (method) {
    intent.payment_method = method.id;
    intent.status = 'requires_confirmation';
  }
  return given.confirm ? confirmPayment(call, intent, { off_session: given.off_session }) : intent;
});

const retrieve = route('GET /v1/payment_intents/*', params({}), ({ account }, _, id: string) =>
  findPaymentIntent(account, id),
);

const list = route('GET /v1/payment_intents', listOfCustomerParams, ({ account }, { customer, ...page }) =>
  listPage(
    '/v1/payment_intents',
    account.paymentIntents.values(),
    page,
    (one) => !customer || one.customer === customer,
  ),
);

const change = route(
  'POST /v1/payment_intents/*',
  changePaymentIntentParams,
  ({ account }, { description, metadata, receipt_email }, id: string) => {
    const intent = findPaymentIntent(account, id);
    if (description !== undefined) intent.description = description;
    if (receipt_email !== undefined) intent.receipt_email = receipt_email;
    intent.metadata = changeMetadata(intent.metadata, metadata);
    return intent;
  },
);

const confirm = route(
  'POST /v1/payment_intents/*/confirm',
  confirmPaymentIntentParams,
  (call, given, id: string) => {
    const intent = findPaymentIntent(call.account, id);
    requireReturnUrl(call, intent, given.return_url);
    return confirmPayment(call, intent, given);
  },
);

const authenticate = route(
  'POST /v1/payment_intents/*/authenticate',
  authenticateParams,
  (call, { outcome }, id: string) => {
    const intent = findPaymentIntent(call.account, id);
    if (intent.status !== 'requires_action') refuse('The bank has asked nothing.');
    return outcome === 'fail' ? failAuthentication(call, intent) : confirmPayment(call, intent, {}, true);
  },
);

const cancel = route(
  'POST /v1/payment_intents/*/cancel',
  cancelParams,
  ({ account, tell }, { cancellation_reason }, id: string) => {
    const intent = findPaymentIntent(account, id);
    if (intent.status === 'succeeded' || intent.status === 'canceled') {
      refuse(`You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`, {
        code: 'payment_intent_unexpected_state',
      });
    }
    intent.status = 'canceled';
    intent.canceled_at = now();
    intent.cancellation_reason = cancellation_reason ?? null;
    intent.next_action = null;
    tell('payment_intent.canceled', intent);
    return intent;
  },
);

export const PAYMENT_INTENT_ROUTES: readonly Route[] = [
  ...[create, retrieve, list, change],
  ...[confirm, authenticate, cancel],
];
