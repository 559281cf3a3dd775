import type * as v from 'valibot';
import type { SetupIntent } from '../account';
import { newClientSecret, newID } from '../new-id';
import { now } from '../now';
import type { newSetupIntentParams } from '../routes/setup-intent-params';
import { changeMetadata } from './change-metadata';

export function newSetupIntent(given: v.InferOutput<typeof newSetupIntentParams>): SetupIntent {
  const id = newID('seti');
  const automatic = given.automatic_payment_methods;
  return {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: given.allowed_payment_method_types ?? null,
    application: null,
    automatic_payment_methods: automatic
      ? { enabled: automatic.enabled, allow_redirects: automatic.allow_redirects }
      : null,
    cancellation_reason: null,
    client_secret: newClientSecret(id),
    created: now(),
    customer: given.customer ?? null,
    customer_account: null,
    description: given.description ?? null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    managed_payments: null,
    mandate: null,
    metadata: changeMetadata({}, given.metadata),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: given.usage,
  };
}
