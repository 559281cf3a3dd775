import { DELIVERIES } from './matrix/deliveries';
import { KEYS } from './matrix/keys';
import { MENUS } from './matrix/menus';
import { MONEY } from './matrix/money';
import { PEOPLE } from './matrix/people';
import { PLATFORM } from './matrix/platform';
import type { Row } from './matrix/row';

/** Who may do what to which documents: of every collection, and of one that is named nowhere. */
export const MATRIX: readonly Row[] = [...PEOPLE, ...DELIVERIES, ...MONEY, ...KEYS, ...PLATFORM, ...MENUS];
