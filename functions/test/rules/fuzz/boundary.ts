import * as fc from 'fast-check';
import type { Change } from './change';
import { text } from './value';

/** Texts just within and just beyond the most characters of each field. */
export function textBoundaries(limits: Readonly<Record<string, number>>): fc.Arbitrary<Change> {
  return fc
    .tuple(
      fc.constantFrom(...Object.entries(limits)),
      fc.constantFrom('x', '\u00e9'),
      fc.constantFrom(-1, 0, 1),
    )
    .map(([[put, most], unit, more]) => ({ put, as: text(unit, most + more) }));
}

/** Numbers on and beyond the ends of each field's range. */
export function numberBoundaries(ends: Readonly<Record<string, number>>): fc.Arbitrary<Change> {
  return fc
    .tuple(fc.constantFrom(...Object.entries(ends)), fc.constantFrom(1, -1), fc.constantFrom(0, 0.000001))
    .map(([[put, most], sign, more]) => ({ put, as: sign * (most + more) }));
}
