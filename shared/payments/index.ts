export { AsideStyle } from './aside-style';
export type { SaveCard } from './card-field';
export { CardForm } from './card-form';
export type { CardOutcome } from './card-outcome';
export { loadStripeClient } from './load-stripe-client';
export { configurePayments, type PaymentsConfig } from './payments-config';
export { type CardState, cardState, returnedCard, type SaveCardRequest, type SentCard } from './save-card';
export { stepAside } from './step-aside';
