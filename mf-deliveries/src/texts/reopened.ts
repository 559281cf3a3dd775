import { catalogueOf } from './catalogue-of';
import { REOPENED } from './english/reopened';

export const reopenedTexts = catalogueOf('reopened', REOPENED);
