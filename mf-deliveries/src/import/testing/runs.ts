/** How often a generated test is tried; `FLEETFOOT_DEPTH=deep` tries it for longer. A failure prints its seed. */
export const RUNS = { numRuns: process.env['FLEETFOOT_DEPTH'] === 'deep' ? 5_000 : 200 };
