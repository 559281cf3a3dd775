import { TIMES } from './english/times';
import { timesPart } from './groups/times';

export const timesTexts = timesPart('times', TIMES);
