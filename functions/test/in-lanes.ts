/** Runs a piece of work `count` times, `lanes` at a time; the answers are in the order of their numbers. */
export async function inLanes<T>(
  count: number,
  lanes: number,
  work: (number: number) => Promise<T>,
): Promise<readonly T[]> {
  const answers: T[] = [];
  let next = 0;
  async function lane(): Promise<void> {
    while (next < count) {
      const number = next;
      next += 1;
      answers[number] = await work(number);
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane));
  return answers;
}

/** How often each text occurs. */
export function tally(texts: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const text of texts) counts[text] = (counts[text] ?? 0) + 1;
  return counts;
}
