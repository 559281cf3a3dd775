import type { ApiMode } from '@fleetfoot/shared/model';

/** The names of the keys within a sentence. */
export const KEY_NAMES: Readonly<Record<ApiMode, string>> = { live: 'API key', test: 'test key' };
