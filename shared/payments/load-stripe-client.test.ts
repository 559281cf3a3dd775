import { loadStripeClient } from './load-stripe-client';
import { configurePayments } from './payments-config';

function stripeScripts() {
  return [...document.querySelectorAll<HTMLScriptElement>('script[src^="https://js.stripe.com/"]')];
}

async function settle() {
  await new Promise((done) => setTimeout(done));
}

/** The browser's answer to the script tag that is there now. */
async function answer(kind: 'load' | 'error') {
  stripeScripts()[0]?.dispatchEvent(new Event(kind));
  await settle();
}

test('Stripe is refused before it is configured', async () => {
  await expect(loadStripeClient()).rejects.toMatchObject({ code: 'failed-precondition' });
});

test('a failure has a message for the user and is not remembered', async () => {
  configurePayments({ publishableKey: 'pk_test_one' });
  const failed = expect(loadStripeClient()).rejects.toMatchObject({
    code: 'internal',
    userMessage: 'Card payments could not be loaded. Check your connection and try again.',
  });
  await settle();
  expect(stripeScripts()[0]?.src).toContain('advancedFraudSignals=false');
  await answer('error');
  await answer('error');
  await failed;
  expect(stripeScripts()).toHaveLength(0);

  const client = { elements: jest.fn() };
  const make = Object.assign(
    jest.fn(() => client),
    { version: 'endive' },
  );
  const loaded = Promise.all([loadStripeClient(), loadStripeClient()]);
  await settle();
  Object.assign(window, { Stripe: make });
  await answer('load');
  expect(await loaded).toEqual([client, client]);
  expect(make).toHaveBeenCalledTimes(1);
  expect(make).toHaveBeenCalledWith('pk_test_one');
  expect(await loadStripeClient()).toBe(client);
});
