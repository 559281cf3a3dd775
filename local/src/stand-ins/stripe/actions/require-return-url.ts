import type { PaymentIntent, SetupIntent } from '../account';
import type { Call } from '../call';
import { refuse } from '../stripe-failure';

/**
 * An intent that takes any payment method may have to send the customer elsewhere, so that a server's confirmation
 * has to say where to come back.
 */
export function requireReturnUrl(
  { fromBrowser }: Call,
  intent: PaymentIntent | SetupIntent,
  returnUrl: string | undefined,
): void {
  const staysHere =
    intent.allowed_payment_method_types !== null ||
    intent.automatic_payment_methods?.allow_redirects === 'never';
  if (fromBrowser || staysHere || returnUrl !== undefined) return;
  const kind = intent.object === 'setup_intent' ? 'SetupIntent' : 'PaymentIntent';
  refuse(
    `This ${kind} is configured to accept payment methods enabled in your Dashboard. Because some of these payment methods might redirect your customer off of your page, you must provide a \`return_url\`. If you don't want to accept redirect-based payment methods, set \`automatic_payment_methods[enabled]\` to \`true\` and \`automatic_payment_methods[allow_redirects]\` to \`never\` when creating Setup Intents and Payment Intents.`,
  );
}
