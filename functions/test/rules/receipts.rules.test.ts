import { RECEIPT_CHECKS } from './receipt-checks';
import { testChecks, useWorld } from './use-world';

testChecks(RECEIPT_CHECKS, useWorld());
