import { catalogueOf } from './catalogue-of';
import { OUTBOX } from './english/outbox';

export const outboxTexts = catalogueOf('outbox', OUTBOX);
