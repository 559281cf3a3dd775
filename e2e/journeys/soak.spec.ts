import { expect, test } from '../support/fixtures';
import { hopBetween, measureSettled } from '../support/memory';

// A trace would keep references to objects that the page has released.
test.use({ trace: 'off' });

/** Warm-up rounds, after which the browser compiles no more code. */
const WARM_UP = 600;
const MOUNTS = 400;

/** Allows for compiled code and Firestore's open stream. A page leaked per mount would take ten times as much. */
const SLACK_KIB = 1024;

test('a thousand mounts and unmounts leave nothing behind', async ({ openAsAdmin }) => {
  const page = await openAsAdmin('/deliveries');
  await expect(page.getByText('No deliveries yet')).toBeVisible();

  await hopBetween(page, ['/deliveries', '/team'], WARM_UP);
  const begin = await measureSettled(page);
  await hopBetween(page, ['/deliveries', '/team'], MOUNTS);
  const end = await measureSettled(page);

  console.table([begin, end]);
  expect(end.heapKiB - begin.heapKiB, 'growth of the heap in KiB').toBeLessThan(SLACK_KIB);
  expect(end.nodes).toBeLessThanOrEqual(begin.nodes + 50);
  expect(end.listeners).toBeLessThanOrEqual(begin.listeners + 5);
  expect(end.styleTags).toBe(begin.styleTags);
});
