import { OUTBOX } from './english/outbox';
import { entryPart } from './groups/entry';

export const outboxTexts = entryPart('outbox', OUTBOX);
