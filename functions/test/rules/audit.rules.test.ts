import { AUDIT_CHECKS } from './audit-checks';
import { TELLING_CHECKS } from './telling-checks';
import { testChecks, useWorld } from './use-world';

testChecks([...AUDIT_CHECKS, ...TELLING_CHECKS], useWorld());
