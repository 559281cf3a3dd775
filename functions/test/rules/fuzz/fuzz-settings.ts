import { rounds } from '../../depth';
import { wholeNumber } from '../../whole-number';

/** Writes in each collection. */
export const RUNS = wholeNumber('FLEETFOOT_FUZZ_RUNS', rounds({ sample: 40, deep: 2000 }));

/** The same seed is the same writes. */
export const SEED = wholeNumber('FLEETFOOT_FUZZ_SEED', Math.floor(Math.random() * 2 ** 31));
