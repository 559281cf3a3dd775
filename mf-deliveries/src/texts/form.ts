import { FORM } from './english/form';
import { createPart } from './groups/create';

export const formTexts = createPart('form', FORM);
