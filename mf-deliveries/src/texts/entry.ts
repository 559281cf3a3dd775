import { ENTRY } from './english/entry';
import { entryPart } from './groups/entry';

export const entryTexts = entryPart('entry', ENTRY);
