import type { PaymentMethod } from '@fleetfoot/shared/billing';

type CardOverrides = Partial<Omit<PaymentMethod, 'card'>> & {
  readonly card?: Partial<PaymentMethod['card']>;
};

/** A card for tests. */
export function cardFixture({ card, ...method }: CardOverrides = {}): PaymentMethod {
  return {
    id: 'pm_visa',
    isDefault: true,
    ...method,
    card: { brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2027, ...card },
  };
}
