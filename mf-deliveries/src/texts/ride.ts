import { RIDE } from './english/ride';
import { detailPart } from './groups/detail';

export const rideTexts = detailPart('ride', RIDE);
