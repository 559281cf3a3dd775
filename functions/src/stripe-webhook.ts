import { error as logError } from 'firebase-functions/logger';
import { onRequest } from 'firebase-functions/v2/https';
import { receiveEvent } from './billing/receive-event';
import { stripe, WEBHOOK_OPTIONS, webhookSecret } from './billing/settings';
import { withoutPayment } from './billing/stripe-failure';
import { database } from './callable/database';

/** Takes events from Stripe. What is not answered with a 2xx, Stripe sends again for three days. */
export const stripeWebhook = onRequest(
  { ...WEBHOOK_OPTIONS, invoker: 'public' },
  async (request, response) => {
    response.removeHeader('X-Powered-By');
    if (request.method !== 'POST') {
      response.status(405).set('Allow', 'POST').json({ received: false });
      return;
    }
    try {
      const receipt = await receiveEvent(
        { database: database(), stripe: stripe() },
        { body: request.rawBody, signature: request.get('stripe-signature'), secret: webhookSecret.value() },
      );
      response.status(receipt === 'forged' ? 400 : 200).json({ received: receipt !== 'forged' });
    } catch (error) {
      logError('stripe-webhook', withoutPayment(error));
      response.status(500).json({ received: false });
    }
  },
);
