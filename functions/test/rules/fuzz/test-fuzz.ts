import type { Collection } from './collection';
import { type FuzzCloud, openFuzzCloud } from './fuzz-cloud';
import { RUNS, SEED } from './fuzz-settings';
import { runFuzz } from './run-fuzz';

/** One test for each collection, in a database of this name. */
export function testFuzz(projectId: string, collections: readonly Collection[]): void {
  let cloud: FuzzCloud;
  beforeAll(async () => {
    cloud = await openFuzzCloud(projectId);
  });
  afterAll(() => cloud.world.close());

  test.each(collections)(
    '$name: the rules accept exactly the valid writes',
    (collection) => runFuzz(cloud, collection, { runs: RUNS, seed: SEED }),
    60_000 + RUNS * 30,
  );
}
