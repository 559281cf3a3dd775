import { DETAIL } from './english/detail';
import { detailPart } from './groups/detail';

export const detailTexts = detailPart('detail', DETAIL);
