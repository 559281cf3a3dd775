import { testChecks, useWorld } from './use-world';
import { USER_CHECKS } from './user-checks';

testChecks(USER_CHECKS, useWorld());
