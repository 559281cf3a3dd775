/** Tasks under way at once. */
const WIDTH = 50;

interface Order<Item> {
  /** Those of one lane follow each other; `undefined` for any lane. */
  laneOf(item: Item): string | undefined;
  /** Where in its lane an item comes: the lower, the sooner. */
  rankOf(item: Item): number;
}

/** Runs a task for every item, in lanes beside each other; the results are in the order of the items. */
export async function inLanes<Item, Result>(
  items: readonly Item[],
  { laneOf, rankOf }: Order<Item>,
  task: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const ends = new Map<string, Promise<void>>();
  const ranked = [...items.entries()].sort(([, one], [, other]) => rankOf(one) - rankOf(other));
  for (const [index, item] of ranked) {
    const lane = laneOf(item) ?? `any ${index % WIDTH}`;
    const before = ends.get(lane) ?? Promise.resolve();
    const end = before.then(async () => {
      results[index] = await task(item);
    });
    ends.set(lane, end);
  }
  await Promise.all(ends.values());
  return results;
}
