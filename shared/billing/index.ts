// What an organisation pays with and has paid. Not federated: only billing and the server functions need it.
export { cardBrand, cardLabel } from './card-label';
export { type CardError, cardProblem } from './card-problem';
export { type LedgerEntry, LedgerEntrySchema, type Statement, StatementSchema } from './ledger';
export { formatMonth, monthOf } from './month';
export { type PaymentMethod, PaymentMethodSchema } from './payment-method';
export { splitVat, VAT_PERCENT, type VatSplit } from './vat';
