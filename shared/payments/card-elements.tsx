import { Elements } from '@stripe/react-stripe-js';
import type { Stripe, StripeElementsOptionsMode } from '@stripe/stripe-js';
import type { ReactNode } from 'react';
import { AsideStyle } from './aside-style';
import { useAppearance } from './use-appearance';

const ONE_CARD = {
  mode: 'setup',
  currency: 'zar',
  allowedPaymentMethodTypes: ['card'],
  loader: 'never',
} satisfies StripeElementsOptionsMode;

interface CardElementsProps {
  readonly stripe: Stripe;
  readonly children: ReactNode;
}

/** Stripe's surroundings for the fields of one card, in the page's look. */
export function CardElements({ stripe, children }: CardElementsProps) {
  const appearance = useAppearance();
  return (
    <Elements stripe={stripe} options={{ ...ONE_CARD, appearance }}>
      <AsideStyle />
      {children}
    </Elements>
  );
}
