import { catalogueOf } from './catalogue-of';
import { FORM } from './english/form';

export const formTexts = catalogueOf('form', FORM);
