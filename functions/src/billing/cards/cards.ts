import { cardLabel } from '@fleetfoot/shared/billing';
import type Stripe from 'stripe';
import type { Services } from '../services';
import { findCustomer } from './customer';

/** More than an organisation may have, and as many as Stripe lists at once. */
const PAGE = 100;

/** The cards of an organisation. */
export interface Cards {
  readonly customerID: string | undefined;
  /** Newest first. */
  readonly all: readonly Stripe.PaymentMethod[];
  /** The one that is charged; `undefined` without cards. */
  readonly default: Stripe.PaymentMethod | undefined;
}

const NO_CARDS: Cards = { customerID: undefined, all: [], default: undefined };

/** Which card is charged: the customer's default, and when none is set the oldest. */
export function defaultCard<Card extends { readonly id: string }>(
  newestFirst: readonly Card[],
  chosen: string | undefined,
): Card | undefined {
  return newestFirst.find(({ id }) => id === chosen) ?? newestFirst.at(-1);
}

/** A card in words: `Visa ending in 4242`. */
export function labelOfCard({ id, card }: Stripe.PaymentMethod): string {
  if (!card) return 'Card';
  const { brand, last4, exp_month, exp_year } = card;
  return cardLabel({ id, isDefault: false, card: { brand, last4, exp_month, exp_year } });
}

/** The cards of an organisation, as Stripe has them. */
export async function listCards(services: Services, orgID: string): Promise<Cards> {
  const customer = await findCustomer(services, orgID);
  if (!customer) return NO_CARDS;
  const { data } = await services.stripe.customers.listPaymentMethods(customer.id, {
    type: 'card',
    limit: PAGE,
  });
  const chosen = customer.invoice_settings.default_payment_method;
  const chosenID = typeof chosen === 'string' ? chosen : chosen?.id;
  return { customerID: customer.id, all: data, default: defaultCard(data, chosenID) };
}
