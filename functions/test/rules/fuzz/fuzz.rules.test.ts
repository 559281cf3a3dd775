import { ADDRESSES } from './address-writes';
import { DELIVERIES, DELIVERY_EDITS } from './delivery-writes';
import { DRAFTS } from './draft-writes';
import { MENU } from './menu-writes';
import { RECEIPTS } from './receipt-writes';
import { SETTINGS } from './settings-writes';
import { testFuzz } from './test-fuzz';
import { USERS } from './user-writes';
import { VIEWS } from './view-writes';

testFuzz('demo-fleetfoot-fuzz', [
  USERS,
  DRAFTS,
  VIEWS,
  DELIVERIES,
  ...DELIVERY_EDITS,
  ADDRESSES,
  SETTINGS,
  MENU,
  RECEIPTS,
]);
