import { test } from '@playwright/test';

const depth = process.env['FLEETFOOT_DEPTH'];

/** A test that `npm test` leaves to `npm run test:deep`: a long one, or a variation of one that stands in the sample. */
export const DEEP = { tag: '@deep' };

/** A test of both runs, which makes fewer checks in the sample. */
export const SAMPLED = { tag: '@sampled' };

/** A test of what every user needs first, which is run over mixed builds too: one for each remote at least. */
export const SMOKE = { tag: '@smoke' };

/** Leaves a variation to the deep run. */
export function deepIf(isDeep: boolean): { readonly tag?: string } {
  return isDeep ? DEEP : {};
}

/** Whether the running test is to make fewer checks. */
export function isSample(): boolean {
  return depth === 'sample' && test.info().tags.includes(SAMPLED.tag);
}

/** What goes wrong: networks, files, answers, clocks. All of it is left to the deep run. */
const FAULTS = 'faults/';

/** The tests of this run; without a depth every test runs in full. */
export function selection(): { readonly grep?: RegExp; readonly grepInvert?: RegExp } {
  // Playwright looks for these in the path of a test's file, its title and its tags.
  if (depth === 'sample') return { grepInvert: new RegExp(`${DEEP.tag}|${FAULTS}`) };
  if (depth === 'deep') return { grep: new RegExp(`${DEEP.tag}|${SAMPLED.tag}|${FAULTS}`) };
  return {};
}
