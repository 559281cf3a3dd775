import { OTHERS } from './english/others';
import { belowPart } from './groups/below';

export const othersTexts = belowPart('others', OTHERS);
