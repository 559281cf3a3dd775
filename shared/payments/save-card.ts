import { AppError } from '@fleetfoot/shared/domain';
import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import { type CardOutcome, cardOutcome } from './card-outcome';

const UNREACHABLE =
  'The card could not be saved: Stripe did not answer. Check your connection and try again.';

/** What the caller of a card form adds to what was typed into it. */
export interface SaveCardRequest {
  /** Asks the server for the client secret of a setup intent. */
  createSecret(): Promise<string>;
  /** Where a bank that needs a page of its own sends the user back to; the intent is added to its query. */
  readonly returnUrl: string;
}

interface CardForm {
  readonly stripe: Pick<Stripe, 'confirmSetup'>;
  readonly elements: StripeElements;
  /** The intent of the attempts so far. Trying again with the same one cannot save a card twice. */
  readonly secret: { current: string | undefined };
}

function failed({ type, code, message }: StripeError): AppError {
  const reason = navigator.onLine ? 'internal' : 'offline';
  const detail = `Stripe: ${type} ${code ?? ''} ${message ?? ''}`;
  return new AppError(reason, detail, { userMessage: UNREACHABLE });
}

function outcomeOfError(error: StripeError, form: CardForm): CardOutcome {
  // The answer to an earlier attempt was lost; that one has saved the card.
  if (error.setup_intent?.status === 'succeeded') return cardOutcome(error.setup_intent);
  if (error.type === 'validation_error') return { status: 'unfinished' };
  const { type, code, decline_code } = error;
  const isRefused = type === 'card_error' || code === 'setup_intent_authentication_failure';
  if (isRefused) return { status: 'refused', error: { code, decline_code } };
  if (type !== 'api_connection_error') form.secret.current = undefined;
  throw failed(error);
}

/**
 * Saves the card that was typed into a card form.
 * @throws whatever `createSecret` throws; AppError `internal` or `offline` when Stripe cannot be asked
 */
export async function saveCard(form: CardForm, request: SaveCardRequest): Promise<CardOutcome> {
  const { stripe, elements, secret } = form;
  const checked = await elements.submit();
  if (checked.error) return outcomeOfError(checked.error, form);
  secret.current ??= await request.createSecret();
  const result = await stripe.confirmSetup({
    elements,
    clientSecret: secret.current,
    confirmParams: { return_url: request.returnUrl },
    redirect: 'if_required',
  });
  return result.error ? outcomeOfError(result.error, form) : cardOutcome(result.setupIntent);
}
