import { keyPrefix } from '@fleetfoot/shared/api';
import type { ApiMode } from '@fleetfoot/shared/model';

const DOTS = '•'.repeat(12);

/** A key with all but its beginning and its ending hidden: `ff_live_••••••••••••5b4a`. */
export function maskedKey(mode: ApiMode, ending: string): string {
  return keyPrefix(mode) + DOTS + ending;
}
