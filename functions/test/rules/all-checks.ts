import { ADDRESS_CHECKS } from './address-checks';
import { AUDIT_CHECKS } from './audit-checks';
import type { Check } from './check';
import { DELIVERY_CHECKS } from './delivery-checks';
import { DELIVERY_EDIT_CHECKS } from './delivery-edit-checks';
import { DRAFT_CHECKS } from './draft-checks';
import { MATRIX_CHECKS } from './matrix-checks';
import { MENU_CHECKS } from './menu-checks';
import { QUERY_CHECKS } from './query-checks';
import { RECEIPT_CHECKS } from './receipt-checks';
import { RESERVE_CHECKS } from './reserve-checks';
import { SESSION_CHECKS } from './session-checks';
import { SESSION_MATRIX_CHECKS } from './session-matrix';
import { SETTINGS_CHECKS } from './settings-checks';
import { TELLING_CHECKS } from './telling-checks';
import { USER_CHECKS } from './user-checks';
import { VIEW_CHECKS } from './view-checks';

/** Everything that is known about the wall. */
export const ALL_CHECKS: readonly Check[] = [
  ...MATRIX_CHECKS,
  ...QUERY_CHECKS,
  ...USER_CHECKS,
  ...DRAFT_CHECKS,
  ...VIEW_CHECKS,
  ...DELIVERY_CHECKS,
  ...DELIVERY_EDIT_CHECKS,
  ...RESERVE_CHECKS,
  ...ADDRESS_CHECKS,
  ...SESSION_CHECKS,
  ...SESSION_MATRIX_CHECKS,
  ...SETTINGS_CHECKS,
  ...RECEIPT_CHECKS,
  ...MENU_CHECKS,
  ...AUDIT_CHECKS,
  ...TELLING_CHECKS,
];
