import { catalogueOf } from './catalogue-of';
import { TRIP } from './english/trip';

export const tripTexts = catalogueOf('trip', TRIP);
