import { CANCEL } from './english/cancel';
import { detailPart } from './groups/detail';

export const cancelTexts = detailPart('cancel', CANCEL);
