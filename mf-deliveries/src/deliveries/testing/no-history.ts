import type { Live } from '@fleetfoot/shared/firebase';
import type { StatusChange } from '../timeline';

export const NO_HISTORY: Live<readonly StatusChange[]> = { status: 'ready', data: [], offline: false };
