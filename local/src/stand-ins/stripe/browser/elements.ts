import type { StripeElementsOptions, StripePaymentElementOptions } from '@stripe/stripe-js';
import { IntegrationError } from './integration-error';
import { createPaymentElement, type OwnPaymentElement, type PaymentElement } from './payment-element';
import { validationError } from './validation-error';

/** What `stripe.elements()` gives to the page. */
export interface Elements {
  create(type: string, options?: StripePaymentElementOptions): PaymentElement;
  getElement(type: unknown): PaymentElement | null;
  update(options: Partial<StripeElementsOptions>): void;
  on(): void;
  fetchUpdates(): Promise<object>;
  submit(): Promise<object>;
}

/** What only this script knows of a group. */
export interface OwnElements {
  readonly payment: OwnPaymentElement | undefined;
  readonly clientSecret: string | undefined;
  /** Whether `submit` has found everything right. */
  readonly isSubmitted: boolean;
}

const groups = new WeakMap<object, () => OwnElements>();

/** @returns nothing for an object that no {@link createElements} has made */
export function ownElements(elements: unknown): OwnElements | undefined {
  return typeof elements === 'object' && elements !== null ? groups.get(elements)?.() : undefined;
}

function checkOptions(options: object): void {
  if (!('paymentMethodTypes' in options)) return;
  throw new IntegrationError('paymentMethodTypes is no longer supported; use allowedPaymentMethodTypes.');
}

export function createElements(given: StripeElementsOptions = {}): Elements {
  checkOptions(given);
  let options = given;
  let payment: OwnPaymentElement | undefined;
  let isSubmitted = false;

  function checkCreate(type: string): void {
    if (type !== 'payment') {
      throw new IntegrationError(`The local Stripe.js has no '${type}' element; it has the Payment Element.`);
    }
    if (payment) {
      throw new IntegrationError('Can only create one Element of type payment through an Elements instance.');
    }
    if (!options.clientSecret && !options.mode) {
      throw new IntegrationError(
        'In order to create a payment element, you must pass a clientSecret or mode when creating the Elements group.',
      );
    }
  }
  const elements: Elements = {
    create(type, elementOptions = {}) {
      checkCreate(type);
      const made = createPaymentElement(elementOptions, {
        appearance: () => options.appearance ?? {},
        onDestroy() {
          if (payment === made) payment = undefined;
        },
      });
      payment = made;
      return made.element;
    },
    getElement(type) {
      // The React wrapper asks with its component.
      const isComponent = typeof type === 'function' && '__elementType' in type;
      const name = isComponent ? type.__elementType : type;
      return name === 'payment' ? (payment?.element ?? null) : null;
    },
    update(change) {
      options = { ...options, ...change } as StripeElementsOptions;
      payment?.restyle();
    },
    on() {},
    fetchUpdates: async () => ({}),
    async submit() {
      const problem = payment?.form()?.check();
      isSubmitted = problem === undefined;
      return problem ? { error: validationError(problem) } : { selectedPaymentMethod: 'card' };
    },
  };
  groups.set(elements, () => ({ payment, clientSecret: options.clientSecret, isSubmitted }));
  return elements;
}
