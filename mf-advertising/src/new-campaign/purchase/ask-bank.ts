import { loadStripeClient, stepAside } from '@fleetfoot/shared/payments';

/**
 * Lets the cardholder answer the bank, in a window that Stripe opens over the page. How it ended is for the server to
 * find out.
 * @param element in the dialog that has to make room
 * @throws AppError when Stripe cannot be reached
 */
export async function askBank(element: Element | null, clientSecret: string): Promise<void> {
  const stripe = await loadStripeClient();
  await stepAside(element, () => stripe.handleNextAction({ clientSecret }));
}
