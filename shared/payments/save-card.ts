import { AppError } from '@fleetfoot/shared/domain';
import type { SetupIntent, Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import { type CardOutcome, cardOutcome } from './card-outcome';
import { loadStripeClient } from './load-stripe-client';

const FAILED = 'The card could not be saved. Try again in a minute.';
const IN_DOUBT =
  'We do not know whether the card was saved: the answer was lost. Save it again: it is saved once.';

/** What is on its way to Stripe. */
export interface SentCard {
  /** The client secret of its setup intent. */
  readonly secret: string;
  /** Whether no other card was sent with that intent before, whose refusal it may still show. */
  readonly isFirst: boolean;
}

/** What the caller of a card form adds to what was typed into it. */
export interface SaveCardRequest {
  /** Asks the server for the client secret of a setup intent. */
  createSecret(): Promise<string>;
  /** Where a bank that needs a page of its own sends the user back to; the intent is added to its query. */
  readonly returnUrl: string;
  /** Called when the card leaves this device. */
  onSent?(sent: SentCard): void;
}

interface CardForm {
  readonly stripe: Pick<Stripe, 'confirmSetup'>;
  readonly elements: StripeElements;
  /** The intent of the attempts so far. Trying again with the same one cannot save a card twice. */
  readonly secret: { current: string | undefined };
}

/** Failures that do not say whether Stripe has saved the card. */
const LOST: readonly string[] = ['api_connection_error', 'api_error'];

function failed({ type, code, message }: StripeError): AppError {
  const detail = `Stripe: ${type} ${code ?? ''} ${message ?? ''}`;
  if (!LOST.includes(type)) return new AppError('internal', detail, { userMessage: FAILED });
  return new AppError('offline', detail, { userMessage: IN_DOUBT, isInDoubt: true });
}

function outcomeOfError(error: StripeError, form: CardForm): CardOutcome {
  // The answer to an earlier attempt was lost; that one has saved the card.
  if (error.setup_intent?.status === 'succeeded') return cardOutcome(error.setup_intent);
  if (error.type === 'validation_error') return { status: 'unfinished' };
  const { type, code, decline_code } = error;
  const isRefused = type === 'card_error' || code === 'setup_intent_authentication_failure';
  if (isRefused) return { status: 'refused', error: { code, decline_code } };
  if (!LOST.includes(type)) form.secret.current = undefined;
  throw failed(error);
}

/**
 * Saves the card that was typed into a card form.
 * @throws whatever `createSecret` throws; AppError `internal` when Stripe does not take it, and `offline` in doubt when its
 * answer was lost
 */
export async function saveCard(form: CardForm, request: SaveCardRequest): Promise<CardOutcome> {
  const { stripe, elements, secret } = form;
  const checked = await elements.submit();
  if (checked.error) return outcomeOfError(checked.error, form);
  const isFirst = secret.current === undefined;
  secret.current ??= await request.createSecret();
  // Stripe would try for a while, and what has not left the device is no doubt.
  if (!navigator.onLine) throw new AppError('offline', 'A card is not sent while offline.');
  request.onSent?.({ secret: secret.current, isFirst });
  const result = await stripe.confirmSetup({
    elements,
    clientSecret: secret.current,
    confirmParams: { return_url: request.returnUrl },
    redirect: 'if_required',
  });
  return result.error ? outcomeOfError(result.error, form) : cardOutcome(result.setupIntent);
}

const UNKNOWN = 'It could not be found out whether your card was saved. Reload the page to see your cards.';

async function retrieve(clientSecret: string, code: 'internal' | 'offline'): Promise<SetupIntent> {
  const stripe = await loadStripeClient();
  const { setupIntent, error } = await stripe.retrieveSetupIntent(clientSecret);
  if (setupIntent) return setupIntent;
  const reason = LOST.includes(error.type) ? code : 'internal';
  throw new AppError(reason, `Stripe: ${error.type} ${error.message ?? ''}`, { userMessage: UNKNOWN });
}

/**
 * How the saving of a card ended that went on at the bank's own page.
 * @param clientSecret `setup_intent_client_secret` of the address that the bank sent the user back to
 * @throws AppError when Stripe cannot be asked or does not know the intent
 */
export async function returnedCard(clientSecret: string): Promise<CardOutcome> {
  return cardOutcome(await retrieve(clientSecret, 'internal'));
}

/** What Stripe knows of a card that was sent to it. */
export interface CardState {
  /** What would be told if nothing else came. */
  readonly outcome: CardOutcome;
  /** `waiting` while it has not arrived, `bank` while its holder is asked by the bank. */
  readonly at: 'waiting' | 'bank' | 'end';
}

/**
 * Looks at a card whose answer has not come.
 * @throws AppError `offline` when Stripe did not answer; `internal` when it does not know the intent
 */
export async function cardState(clientSecret: string): Promise<CardState> {
  const intent = await retrieve(clientSecret, 'offline');
  const outcome = cardOutcome(intent);
  if (intent.status === 'requires_action') return { outcome, at: 'bank' };
  const isUntouched = intent.status === 'requires_payment_method' && !intent.last_setup_error;
  return { outcome, at: isUntouched || intent.status === 'requires_confirmation' ? 'waiting' : 'end' };
}
