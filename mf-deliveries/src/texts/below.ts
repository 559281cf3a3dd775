import { BELOW } from './english/below';
import { belowPart } from './groups/below';

export const belowTexts = belowPart('below', BELOW);
