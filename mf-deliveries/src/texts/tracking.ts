import { TRACKING } from './english/tracking';
import { belowPart } from './groups/below';

export const trackingTexts = belowPart('tracking', TRACKING);
