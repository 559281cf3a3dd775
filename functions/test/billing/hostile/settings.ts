import { rounds } from '../../depth';
import { wholeNumber } from '../../whole-number';

/** Deposits to pay. A sample of 200 has every ending in it: one of 100 lacks a rare one now and then. */
export const DEPOSITS = wholeNumber('FLEETFOOT_DEPOSITS', rounds({ sample: 200, deep: 1000 }));

/** The same seed is the same choices. */
export const SEED = wholeNumber('FLEETFOOT_DEPOSITS_SEED', Math.floor(Math.random() * 2 ** 31));

export const LANES = 8;
