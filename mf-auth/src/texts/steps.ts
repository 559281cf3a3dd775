import { catalogueOf } from './catalogue-of';
import { STEPS } from './english/steps';

export const stepTexts = catalogueOf('steps', STEPS);
