import { MENU_CHECKS } from './menu-checks';
import { testChecks, useWorld } from './use-world';

testChecks(MENU_CHECKS, useWorld());
