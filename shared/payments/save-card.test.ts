import type { SetupIntent, StripeElements, StripeError } from '@stripe/stripe-js';
import { loadStripeClient } from './load-stripe-client';
import { cardState, returnedCard, saveCard } from './save-card';

jest.mock('./load-stripe-client');

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
  const save = (onSent?: () => void) =>
    saveCard(form, {
      createSecret,
      returnUrl: 'https://dashboard.test/billing',
      ...(onSent && { onSent }),
    });
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

test('the server is not asked while the form is unfinished', async () => {
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
  await expect(save()).rejects.toMatchObject({ code: 'offline', isInDoubt: true });
  expect(await save()).toEqual({ status: 'saved', paymentMethodID: 'pm_1' });
  expect(createSecret).toHaveBeenCalledTimes(1);
});

test('a card is not sent while offline, which is no doubt', async () => {
  const { save, confirmSetup } = cardForm({ answers: [SAVED] });
  const onSent = jest.fn();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  await expect(save(onSent)).rejects.toMatchObject({
    code: 'offline',
    isInDoubt: false,
    userMessage: expect.stringContaining('You are offline.'),
  });
  expect(onSent).not.toHaveBeenCalled();
  expect(confirmSetup).not.toHaveBeenCalled();
});

test('a failure of Stripe itself does not say whether the card was saved', async () => {
  const { save, createSecret } = cardForm({ answers: [{ error: { type: 'api_error' } }, SAVED] });
  await expect(save()).rejects.toMatchObject({ code: 'offline', isInDoubt: true });
  expect(await save()).toMatchObject({ status: 'saved' });
  expect(createSecret).toHaveBeenCalledTimes(1);
});

test('it is told when the card is sent, and whether the intent may show the refusal of one before', async () => {
  const { save, confirmSetup } = cardForm({ answers: [DECLINED, SAVED] });
  const onSent = jest.fn();
  for (const sent of [0, 1]) {
    onSent.mockImplementationOnce(() => expect(confirmSetup).toHaveBeenCalledTimes(sent));
    await save(onSent);
  }
  expect(onSent.mock.calls).toEqual([
    [{ secret: 'seti_1_secret', isFirst: true }],
    [{ secret: 'seti_1_secret', isFirst: false }],
  ]);
});

test('a secret that Stripe does not take is replaced', async () => {
  const { save, createSecret } = cardForm({ answers: [{ error: { type: 'invalid_request_error' } }, SAVED] });
  await expect(save()).rejects.toMatchObject({ code: 'internal' });
  expect(await save()).toMatchObject({ status: 'saved' });
  expect(createSecret).toHaveBeenCalledTimes(2);
});

test('a refusal of the server reaches the caller, and the server is asked again', async () => {
  const { save, createSecret } = cardForm({ answers: [SAVED] });
  createSecret.mockRejectedValueOnce(new Error('down'));
  await expect(save()).rejects.toThrow('down');
  expect(await save()).toMatchObject({ status: 'saved' });
});

describe('a look at a card whose answer has not come', () => {
  function stripeSays(answer: Answer): void {
    const retrieveSetupIntent = jest.fn(async () => answer);
    jest.mocked(loadStripeClient).mockResolvedValue({ retrieveSetupIntent } as never);
  }
  const refusal = { code: 'card_declined' } as SetupIntent['last_setup_error'];

  test.each<[string, Partial<SetupIntent>, string, string]>([
    ['saved', SAVED.setupIntent, 'end', 'saved'],
    ['undecided', { status: 'processing' }, 'end', 'processing'],
    ['refused', { status: 'requires_payment_method', last_setup_error: refusal }, 'end', 'refused'],
    ['given up', { status: 'canceled' }, 'end', 'refused'],
    ['at the bank', { status: 'requires_action' }, 'bank', 'refused'],
    ['not there', { status: 'requires_payment_method', last_setup_error: null }, 'waiting', 'refused'],
    ['not confirmed', { status: 'requires_confirmation' }, 'waiting', 'refused'],
  ])('a card that is %s is told as such', async (_, setupIntent, at, status) => {
    stripeSays({ setupIntent });
    expect(await cardState('seti_1_secret')).toMatchObject({ at, outcome: { status } });
  });

  test('the look can be repeated when Stripe did not answer, and not when it does not know the intent', async () => {
    stripeSays(LOST);
    await expect(cardState('seti_1_secret')).rejects.toMatchObject({ code: 'offline' });
    await expect(returnedCard('seti_1_secret')).rejects.toMatchObject({ code: 'internal' });
    stripeSays({ error: { type: 'invalid_request_error' } });
    await expect(cardState('seti_1_secret')).rejects.toMatchObject({ code: 'internal' });
  });
});
