import { expect, test } from '../support/fixtures';
import { type Holdings, hopBetween, measureHoldings } from '../support/memory';

// Recording holds on to what the page lets go.
test.use({ trace: 'off' });

const WARM_UP = 500;
const ROUND = 100;

/** The smaller of two measurements in a row: the heap breathes by some hundred KiB. */
function smaller([a, b]: readonly [Holdings, Holdings]): number {
  return Math.min(a.heapKiB, b.heapKiB);
}

test('a thousand mounts and unmounts leave nothing behind', async ({ openAsAdmin }) => {
  const page = await openAsAdmin('/deliveries');
  await expect(page.getByText('No deliveries yet')).toBeVisible();

  async function measureAfter(hops: number): Promise<Holdings> {
    await hopBetween(page, ['/deliveries', '/team'], hops);
    return measureHoldings(page);
  }
  const begin = [await measureAfter(WARM_UP), await measureAfter(ROUND)] as const;
  await hopBetween(page, ['/deliveries', '/team'], 2 * ROUND);
  const end = [await measureAfter(ROUND), await measureAfter(ROUND)] as const;

  console.table([...begin, ...end]);
  expect((smaller(end) - smaller(begin)) / (4 * ROUND), 'KiB for each mount').toBeLessThan(1);
  expect(end[1].nodes).toBeLessThanOrEqual(begin[1].nodes + 50);
  expect(end[1].listeners).toBeLessThanOrEqual(begin[1].listeners + 5);
  expect(end[1].styleTags).toBe(begin[1].styleTags);
});
