import { SESSION_CHECKS } from './session-checks';
import { testChecks, useWorld } from './use-world';

testChecks(SESSION_CHECKS, useWorld());
