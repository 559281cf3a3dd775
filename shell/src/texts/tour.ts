import { catalogueOf } from './catalogue-of';
import { TOUR } from './english/tour';

export const tourTexts = catalogueOf('tour', TOUR);
