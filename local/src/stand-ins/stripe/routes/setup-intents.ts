import { confirmSetup } from '../actions/confirm-setup';
import { failAuthentication } from '../actions/fail-authentication';
import { requireReturnUrl } from '../actions/require-return-url';
import { findCustomer, findSetupIntent } from '../find';
import { listPage } from '../http/list-page';
import { params } from '../http/params';
import { type Route, route } from '../http/route';
import { newSetupIntent } from '../objects/new-setup-intent';
import { resolvePaymentMethod } from '../objects/resolve-payment-method';
import { refuse } from '../stripe-failure';
import { cancelParams } from './payment-intent-params';
import {
  authenticateParams,
  confirmSetupIntentParams,
  listOfCustomerParams,
  newSetupIntentParams,
} from './setup-intent-params';

const create = route('POST /v1/setup_intents', newSetupIntentParams, (call, given) => {
  const { account, tell } = call;
  if (given.customer !== undefined) findCustomer(account, given.customer, 'customer');
  const intent = newSetupIntent(given);
  const method = resolvePaymentMethod(account, given);
  if (given.confirm) requireReturnUrl(call, intent, given.return_url);
  account.setupIntents.set(intent.id, intent);
  tell('setup_intent.created', intent);
  if (method) {
    intent.payment_method = method.id;
    intent.status = 'requires_confirmation';
  }
  return given.confirm ? confirmSetup(call, intent, {}) : intent;
});

const retrieve = route('GET /v1/setup_intents/*', params({}), ({ account }, _, id: string) =>
  findSetupIntent(account, id),
);

const list = route('GET /v1/setup_intents', listOfCustomerParams, ({ account }, { customer, ...page }) =>
  listPage(
    '/v1/setup_intents',
    account.setupIntents.values(),
    page,
    (one) => !customer || one.customer === customer,
  ),
);

const confirm = route(
  'POST /v1/setup_intents/*/confirm',
  confirmSetupIntentParams,
  (call, given, id: string) => {
    const intent = findSetupIntent(call.account, id);
    requireReturnUrl(call, intent, given.return_url);
    return confirmSetup(call, intent, given);
  },
);

const authenticate = route(
  'POST /v1/setup_intents/*/authenticate',
  authenticateParams,
  (call, { outcome }, id: string) => {
    const intent = findSetupIntent(call.account, id);
    if (intent.status !== 'requires_action') refuse('The bank has asked nothing.');
    return outcome === 'fail' ? failAuthentication(call, intent) : confirmSetup(call, intent, {}, true);
  },
);

const cancel = route(
  'POST /v1/setup_intents/*/cancel',
  cancelParams,
  ({ account, tell }, { cancellation_reason }, id: string) => {
    const intent = findSetupIntent(account, id);
    if (intent.status === 'succeeded' || intent.status === 'canceled') {
      refuse(`You cannot cancel this SetupIntent because it has a status of ${intent.status}.`, {
        code: 'setup_intent_unexpected_state',
      });
    }
    const reason = cancellation_reason === 'fraudulent' ? undefined : cancellation_reason;
    intent.status = 'canceled';
    intent.cancellation_reason = reason ?? null;
    tell('setup_intent.canceled', intent);
    return intent;
  },
);

export const SETUP_INTENT_ROUTES: readonly Route[] = [create, retrieve, list, confirm, authenticate, cancel];
