import { MANY } from './english/many';
import { listPart } from './groups/list';

export const manyTexts = listPart('many', MANY);
