import { toAppError } from '@fleetfoot/shared/domain';
import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useEffectEvent, useState } from 'react';
import { loadStripeClient } from './load-stripe-client';

/** Stripe.js, once it has been loaded. */
export function useStripeClient(onFailure: (userMessage: string) => void): Stripe | undefined {
  const [client, setClient] = useState<Stripe>();
  const tell = useEffectEvent(onFailure);
  useEffect(() => {
    let mounted = true;
    loadStripeClient().then(
      (stripe) => mounted && setClient(stripe),
      (error: unknown) => mounted && tell(toAppError(error).userMessage),
    );
    return () => {
      mounted = false;
    };
  }, []);
  return client;
}
