import { SETTLED } from './english/settled';
import { createPart } from './groups/create';

export const settledTexts = createPart('settled', SETTLED);
