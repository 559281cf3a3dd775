import { shellSwitches } from '@fleetfoot/shared/model/release/release';
import { expect, test } from '../support/fixtures';
import { heading } from '../support/screens';
import { shellScript } from '../support/shell-scripts';
import { isRegistered, untilKept } from '../support/worker';

test.use({ serviceWorkers: 'allow' });

test('a worker that is switched off in the store leaves open tabs, and no new page has one', async ({
  cloud,
  openAsAdmin,
}) => {
  const page = await openAsAdmin('/deliveries');
  await expect(heading(page)).toHaveText('Deliveries');
  await untilKept(page);
  const switches = cloud.firestore.doc(shellSwitches.document());
  await switches.set({ worker: false });
  try {
    await expect.poll(() => isRegistered(page), { timeout: 60_000 }).toBe(false);
    // They go after it.
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    const removing = page.waitForRequest(await shellScript(page, cloud.origin, 'worker'));
    await page.reload();
    await removing;
    expect(await page.locator('#registry').textContent()).toContain('"worker":false');
    expect(await isRegistered(page)).toBe(false);
  } finally {
    await switches.delete();
  }
  await page.reload();
  await expect.poll(() => isRegistered(page)).toBe(true);
});
