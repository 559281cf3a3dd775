import { refusalIn } from '../rules/check';
import { openWorld, type World } from '../rules/world';
import { projectId } from '../world/emulators';

/** What an attacker got: the answer, or the code of the refusal by the database. */
export interface Got {
  readonly answer?: unknown;
  readonly refusal?: string;
}

/** One thing that somebody tries who should not get through with it. */
export interface Attempt {
  /** Begins with who tries it; unique within its area. */
  readonly name: string;
  /** The deed. Of what it throws, only a verdict of the database counts as a refusal; all else fails the test. */
  run(): Promise<unknown>;
  /**
   * The oracle: expects what must be true afterwards, looked up past the rules (`world().contents()`, `read()` and
   * `list()` of `../world`). A status code alone proves nothing.
   */
  holds(got: Got): Promise<void>;
}

async function gotBy({ run }: Attempt): Promise<Got> {
  try {
    return { answer: await run() };
  } catch (error) {
    return { refusal: refusalIn(error) };
  }
}

/** Eighty calls at once take their time on a busy machine. */
const PATIENCE_MS = 120_000;

/** One test for each attempt on an area; `npm run test:deep -- attack` counts them. */
export function attempts(area: string, table: readonly Attempt[]): void {
  describe(area, () => {
    test.each(table)(
      '$name',
      async (attempt) => {
        expect.hasAssertions();
        await attempt.holds(await gotBy(attempt));
      },
      PATIENCE_MS,
    );
  });
}

/**
 * The product's rules and the seed of their tests, in the project where this process's use cases run; call the answer
 * inside attempts. Its personas are those of the rules' tests; `somebody()` has a view of the database there, too.
 */
export function useAttackWorld(): () => World {
  let world: World | undefined;
  beforeAll(async () => {
    world = await openWorld(projectId());
    await world.reset();
  }, PATIENCE_MS);
  afterAll(() => world?.close());
  return () => {
    if (world) return world;
    throw new Error('The world opens before the first attempt.');
  };
}

/** Tries each deed; returns the names of those that were let through. */
export async function letThrough(
  deeds: Readonly<Record<string, () => Promise<unknown>>>,
): Promise<readonly string[]> {
  const through: string[] = [];
  for (const [name, run] of Object.entries(deeds)) {
    try {
      await run();
      through.push(name);
    } catch (error) {
      refusalIn(error);
    }
  }
  return through;
}
