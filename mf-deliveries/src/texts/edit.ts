import { EDIT } from './english/edit';
import { belowPart } from './groups/below';

export const editTexts = belowPart('edit', EDIT);
