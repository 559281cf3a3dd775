import { ADDRESS_CHECKS } from './address-checks';
import { SETTINGS_CHECKS } from './settings-checks';
import { testChecks, useWorld } from './use-world';

testChecks([...ADDRESS_CHECKS, ...SETTINGS_CHECKS], useWorld());
