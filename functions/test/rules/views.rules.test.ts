import { testChecks, useWorld } from './use-world';
import { VIEW_CHECKS } from './view-checks';

testChecks(VIEW_CHECKS, useWorld());
