// What an organisation pays with and has paid. Not federated: only billing and the server functions need it.
export { dayOf, formatDay, formatMonth, monthOf, splitVat, VAT_PERCENT, type VatSplit } from './accounting';
export {
  type CardError,
  cardBrand,
  cardLabel,
  cardProblem,
  type PaymentMethod,
  PaymentMethodSchema,
  toldReason,
} from './cards';
