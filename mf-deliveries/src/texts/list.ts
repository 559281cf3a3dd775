import { LIST } from './english/list';
import { listPart } from './groups/list';

export const listTexts = listPart('list', LIST);
