/** Seeds of generated tests, the same for every change that is judged. A suite that is run alone takes a new seed and prints it. */
export const SEEDS = {
  FLEETFOOT_FUZZ_SEED: '1',
  FLEETFOOT_API_SEED: '1',
  FLEETFOOT_DEPOSITS_SEED: '1',
  FLEETFOOT_TRIPS_SEED: '1',
  FLEETFOOT_LIVES_SEED: '1',
};
