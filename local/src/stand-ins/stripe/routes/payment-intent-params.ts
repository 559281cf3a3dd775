import * as v from 'valibot';
import { clearable, flag, integer, metadata, params, text } from '../http/params';
import { CONFIRM_FIELDS, INTENT_FIELDS } from './setup-intent-params';

const SETUP_FUTURE_USAGE = v.optional(v.picklist(['off_session', 'on_session']));

export const newPaymentIntentParams = params({
  ...INTENT_FIELDS,
  amount: integer,
  currency: v.pipe(text, v.toLowerCase()),
  off_session: v.optional(flag, 'false'),
  receipt_email: v.optional(clearable),
  setup_future_usage: SETUP_FUTURE_USAGE,
  statement_descriptor_suffix: v.optional(text),
  transfer_group: v.optional(text),
});

export const confirmPaymentIntentParams = params({
  ...CONFIRM_FIELDS,
  off_session: v.optional(flag, 'false'),
  receipt_email: v.optional(clearable),
});

export const changePaymentIntentParams = params({
  description: v.optional(clearable),
  metadata: v.optional(metadata),
  receipt_email: v.optional(clearable),
});

export const cancelParams = params({
  cancellation_reason: v.optional(
    v.picklist(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer']),
  ),
});
