import type { Check } from './check';
import { DELIVERY_CHECKS } from './delivery-checks';
import { MATRIX_CHECKS } from './matrix-checks';
import { QUERY_CHECKS } from './query-checks';
import { USER_CHECKS } from './user-checks';

/** Everything that is known about the wall. */
export const ALL_CHECKS: readonly Check[] = [
  ...MATRIX_CHECKS,
  ...QUERY_CHECKS,
  ...USER_CHECKS,
  ...DELIVERY_CHECKS,
];
