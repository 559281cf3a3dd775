import { DRAFT_CHECKS } from './draft-checks';
import { testChecks, useWorld } from './use-world';

testChecks(DRAFT_CHECKS, useWorld());
