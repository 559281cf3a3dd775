import { REOPENED } from './english/reopened';
import { createPart } from './groups/create';

export const reopenedTexts = createPart('reopened', REOPENED);
