// Adding a card, wherever it is needed. Not federated: who asks for one bundles it; Stripe's code comes with `payments`.
export { AddCardDialog } from './add-card-dialog';
export { CARD_PROCESSING, refusalMessage } from './card-messages';
export { type CardSecrets, cardSecrets } from './card-secrets';
