import { TRIP } from './english/trip';
import { tripPart } from './groups/trip';

export const tripTexts = tripPart('trip', TRIP);
