import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { StripePaymentElementOptions } from '@stripe/stripe-js';
import { type FormEvent, useRef } from 'react';
import type { CardOutcome } from './card-outcome';
import { type SaveCardRequest, saveCard } from './save-card';
import { stepAside } from './step-aside';

/** Saves what is typed into the form it came from. */
export type SaveCard = (request: SaveCardRequest) => Promise<CardOutcome>;

export interface CardFieldProps {
  /** Of the form, for the button that submits it. */
  readonly id: string;
  /** The fields are there and the first has the focus. */
  readonly onReady: () => void;
  readonly onLoadError: (userMessage: string) => void;
  readonly onSubmit: (save: SaveCard) => void;
  /** Esc was pressed in one of the fields. */
  readonly onEscape: () => void;
}

const LOAD_ERROR = 'The card form could not be loaded. Check your connection and try again.';

const CARD_ONLY: StripePaymentElementOptions = {
  layout: { type: 'tabs' },
  wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
  terms: { card: 'never' },
};

/** The form around Stripe's fields. */
export function CardField({ id, onReady, onLoadError, onSubmit, onEscape }: CardFieldProps) {
  const stripe = useStripe();
  const elements = useElements();
  const secret = useRef<string>(undefined);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (!stripe || !elements) return;
    onSubmit((request) => stepAside(form, () => saveCard({ stripe, elements, secret }, request)));
  }
  return (
    <form id={id} onSubmit={submit}>
      <PaymentElement
        options={CARD_ONLY}
        onReady={(element) => {
          element.focus();
          onReady();
        }}
        onLoadError={() => onLoadError(LOAD_ERROR)}
        onEscape={onEscape}
      />
    </form>
  );
}
