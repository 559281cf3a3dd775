import { catalogueOf } from './catalogue-of';
import { ENTRY } from './english/entry';

export const entryTexts = catalogueOf('entry', ENTRY);
