import type { StripeError, StripePaymentElementChangeEvent } from '@stripe/stripe-js';

interface OfPayment {
  readonly elementType: 'payment';
}

/** What a Payment Element tells, and with what. */
export interface PaymentElementEvents {
  readonly loaderstart: OfPayment;
  readonly ready: OfPayment;
  readonly focus: OfPayment;
  readonly blur: OfPayment;
  readonly escape: OfPayment;
  readonly change: StripePaymentElementChangeEvent;
  readonly loaderror: OfPayment & { readonly error: StripeError };
}

export type EventName = keyof PaymentElementEvents;
export type Listener<K extends EventName> = (event: PaymentElementEvents[K]) => void;

export interface ElementEvents {
  on<K extends EventName>(name: K, listener: Listener<K>): void;
  /** Without a listener, all of that name. */
  off<K extends EventName>(name: K, listener?: Listener<K>): void;
  tell<K extends EventName>(name: K, event: PaymentElementEvents[K]): void;
  forget(): void;
}

export function createElementEvents(): ElementEvents {
  const heard = new Map<EventName, Set<Listener<never>>>();
  return {
    on(name, listener) {
      const known = heard.get(name) ?? new Set();
      heard.set(name, known.add(listener));
    },
    off(name, listener) {
      if (listener) heard.get(name)?.delete(listener);
      else heard.delete(name);
    },
    tell<K extends EventName>(name: K, event: PaymentElementEvents[K]) {
      for (const listener of [...(heard.get(name) ?? [])]) (listener as Listener<K>)(event);
    },
    forget: () => heard.clear(),
  };
}
