import { wholeNumber } from '../../whole-number';

/** Deposits that somebody decides to pay. */
export const DEPOSITS = wholeNumber('FLEETFOOT_DEPOSITS', 1000);

/** The same seed is the same choices. */
export const SEED = wholeNumber('FLEETFOOT_DEPOSITS_SEED', Math.floor(Math.random() * 2 ** 31));

export const LANES = 8;
