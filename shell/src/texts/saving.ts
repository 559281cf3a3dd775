import { catalogueOf } from './catalogue-of';
import { SAVING } from './english/saving';

export const savingTexts = catalogueOf('saving', SAVING);
