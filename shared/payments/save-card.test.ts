import type { SetupIntent, StripeElements, StripeError } from '@stripe/stripe-js';
import { saveCard } from './save-card';

type Answer = { setupIntent: Partial<SetupIntent> } | { error: Partial<StripeError> };

const SAVED = { setupIntent: { status: 'succeeded', payment_method: 'pm_1' } } as const;
const DECLINED = {
  error: { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' },
} as const;
const LOST = { error: { type: 'api_connection_error', message: 'No answer.' } } as const;

function cardForm({ answers, submit = {} }: { answers: Answer[]; submit?: object }) {
  const confirmSetup = jest.fn(async () => answers.shift());
  let secrets = 0;
  const createSecret = jest.fn(async () => {
    secrets += 1;
    return `seti_${secrets}_secret`;
  });
  const elements = { submit: async () => submit } as unknown as StripeElements;
  const form = { stripe: { confirmSetup } as never, elements, secret: { current: undefined } };
  const save = () => saveCard(form, { createSecret, returnUrl: 'https://dashboard.test/billing' });
  return { save, confirmSetup, createSecret, elements };
}

test('a card is saved with a secret that was made for it', async () => {
  const { save, confirmSetup, elements } = cardForm({ answers: [SAVED] });
  expect(await save()).toEqual({ status: 'saved', paymentMethodID: 'pm_1' });
  expect(confirmSetup).toHaveBeenCalledWith({
    elements,
    clientSecret: 'seti_1_secret',
    confirmParams: { return_url: 'https://dashboard.test/billing' },
    redirect: 'if_required',
  });
});

test('nothing is asked of the server while the form is unfinished', async () => {
  const { save, createSecret } = cardForm({ answers: [], submit: { error: { type: 'validation_error' } } });
  expect(await save()).toEqual({ status: 'unfinished' });
  expect(createSecret).not.toHaveBeenCalled();
});

test('a refusal carries the reason, and the next attempt has the same secret', async () => {
  const { save, createSecret } = cardForm({ answers: [DECLINED, SAVED] });
  expect(await save()).toEqual({
    status: 'refused',
    error: { code: 'card_declined', decline_code: 'insufficient_funds' },
  });
  expect(await save()).toMatchObject({ status: 'saved' });
  expect(createSecret).toHaveBeenCalledTimes(1);
});

test('an answer that was lost cannot save the card twice', async () => {
  const done = { type: 'invalid_request_error', setup_intent: SAVED.setupIntent } as Partial<StripeError>;
  const { save, createSecret } = cardForm({ answers: [LOST, { error: done }] });
  await expect(save()).rejects.toMatchObject({
    userMessage: expect.stringContaining('Stripe did not answer'),
  });
  expect(await save()).toEqual({ status: 'saved', paymentMethodID: 'pm_1' });
  expect(createSecret).toHaveBeenCalledTimes(1);
});

test('a secret that Stripe does not take is replaced', async () => {
  const { save, createSecret } = cardForm({ answers: [{ error: { type: 'invalid_request_error' } }, SAVED] });
  await expect(save()).rejects.toMatchObject({ code: 'internal' });
  expect(await save()).toMatchObject({ status: 'saved' });
  expect(createSecret).toHaveBeenCalledTimes(2);
});

test('what the server says reaches the caller, and is asked again', async () => {
  const { save, createSecret } = cardForm({ answers: [SAVED] });
  createSecret.mockRejectedValueOnce(new Error('down'));
  await expect(save()).rejects.toThrow('down');
  expect(await save()).toMatchObject({ status: 'saved' });
});
