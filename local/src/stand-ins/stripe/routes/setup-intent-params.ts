import * as v from 'valibot';
import { listParams } from '../http/list-page';
import { cardOnly, clearable, flag, metadata, params, text } from '../http/params';
import { cardParams } from '../objects/card-params';

const automatic = v.strictObject({
  enabled: flag,
  allow_redirects: v.optional(v.picklist(['always', 'never']), 'always'),
});

/** What creating either kind of intent has in common. */
export const INTENT_FIELDS = {
  customer: v.optional(text),
  payment_method: v.optional(text),
  description: v.optional(clearable),
  metadata: v.optional(metadata),
  allowed_payment_method_types: v.optional(cardOnly),
  automatic_payment_methods: v.optional(automatic),
  confirm: v.optional(flag, 'false'),
  return_url: v.optional(text),
  use_stripe_sdk: v.optional(flag),
};

export const newSetupIntentParams = params({
  ...INTENT_FIELDS,
  usage: v.optional(v.picklist(['off_session', 'on_session']), 'off_session'),
});

/** What confirming either kind of intent has in common. */
export const CONFIRM_FIELDS = {
  payment_method: v.optional(text),
  payment_method_data: v.optional(cardParams),
  return_url: v.optional(text),
  use_stripe_sdk: v.optional(flag),
};

export const confirmSetupIntentParams = params(CONFIRM_FIELDS);

/** How the customer answered the bank. */
export const authenticateParams = params({ outcome: v.picklist(['complete', 'fail']) });

export const listOfCustomerParams = listParams({ customer: v.optional(text) });
