import { type Check, verdictOf } from './check';
import { runChecks } from './run-checks';
import { openWorld, type World } from './world';

const PATIENCE_MS = 300_000;

/** A seeded world for the tests of one file; call the answer inside tests. */
export function useWorld(): () => World {
  let world: World | undefined;
  beforeAll(async () => {
    world = await openWorld();
    await world.reset();
  }, PATIENCE_MS);
  afterAll(() => world?.close());
  return () => {
    if (world) return world;
    throw new Error('The world opens before the first test.');
  };
}

/** One test for each check. All are run side by side before the first of these tests; a retry runs its check again. */
export function testChecks(checks: readonly Check[], world: () => World): void {
  const verdicts = new Map<string, string>();
  beforeAll(
    () =>
      runChecks(checks, world(), 16, ({ name }, verdict) => {
        verdicts.set(name, verdict);
        return true;
      }),
    PATIENCE_MS,
  );
  test.each(checks)('$name', async (check) => {
    const verdict = verdicts.get(check.name) ?? (await verdictOf(check, world()));
    verdicts.delete(check.name);
    expect(verdict).toBe(check.expect);
  });
}
