import { toAppError } from '@fleetfoot/shared/domain';
import { Elements } from '@stripe/react-stripe-js';
import type { Appearance, Stripe, StripeElementsOptionsMode } from '@stripe/stripe-js';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { useLoaded } from '../parts/use-loaded';
import { appearance } from './appearance';
import { AsideStyle } from './aside-style';
import { CardField, type CardFieldProps } from './card-field';
import { loadStripeClient } from './load-stripe-client';

const DARK = '(prefers-color-scheme: dark)';

function onSchemeChange(listener: () => void): () => void {
  const media = window.matchMedia(DARK);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** The page's look for Stripe's fields; follows the colour scheme. */
function useAppearance(): Appearance {
  const isDark = useSyncExternalStore(onSchemeChange, () => window.matchMedia(DARK).matches);
  return useMemo(() => {
    const root = getComputedStyle(document.documentElement);
    return appearance({
      token: (name) => root.getPropertyValue(`--${name}`).trim(),
      isDark,
      fontFamily: getComputedStyle(document.body).fontFamily,
      rem: Number.parseFloat(root.fontSize),
    });
  }, [isDark]);
}

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
function CardElements({ stripe, children }: CardElementsProps) {
  const look = useAppearance();
  return (
    <Elements stripe={stripe} options={{ ...ONE_CARD, appearance: look }}>
      <AsideStyle />
      {children}
    </Elements>
  );
}

/**
 * Fields for a new card. What is typed goes to Stripe alone; the page never sees it. Shows nothing until it is ready,
 * and has no buttons: one outside submits the form by its id.
 */
export function CardForm(props: CardFieldProps) {
  const { value: stripe } = useLoaded(loadStripeClient, (error) =>
    props.onLoadError(toAppError(error).userMessage),
  );
  if (!stripe) return undefined;
  return (
    <CardElements stripe={stripe}>
      <CardField {...props} />
    </CardElements>
  );
}
