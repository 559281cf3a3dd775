import { deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { storeCards } from '../../support/billing';
import { cards } from '../../support/cards';
import { storeDelivery } from '../../support/deliveries';
import { EMPTY } from '../../support/failure-card';
import { loseRequest, stall } from '../../support/faults';
import { expect, test } from '../../support/fixtures';
import { LISTENING } from '../../support/network';
import { followSidebar } from '../../support/sidebar';

test('a list loses, once it is connected again, what was taken out of it meanwhile', async ({
  openAsAdmin,
  cloud,
  company: { organization },
}) => {
  const [first, second] = await Promise.all(
    ['LEFT-1', 'LEFT-2', 'STAYS-1'].map((external_id) =>
      storeDelivery(cloud, organization.id, { external_id }),
    ),
  );
  const page = await openAsAdmin('/deliveries');
  const names = page.getByRole('rowheader');
  await expect(names).toHaveCount(3);
  await page.context().setOffline(true);
  await expect(page.getByText(/^You are offline/).first()).toBeVisible();
  const stored = [first, second].map((id) =>
    cloud.firestore.doc(deliveries.document(organization.id, `${id}`)),
  );
  await Promise.all(stored.map((delivery) => delivery.delete()));
  await page.context().setOffline(false);
  await expect(names).toHaveText(['STAYS-1']);
});

test('a billing page keeps its cards and statements without a connection, and says how old they are', async ({
  openAsAdmin,
  cloud,
  company: { organization },
}) => {
  await storeCards(cloud, organization.id, ['pm_card_visa']);
  const page = await openAsAdmin('/billing');
  await expect(cards(page)).toHaveCount(1);
  await page.context().setOffline(true);
  const old = page.getByText(/^You are offline\. This is what was last loaded, as of \d\d:\d\d/);
  await expect(old.first()).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await page.context().setOffline(false);
  await expect(old).toHaveCount(0);
  await expect(cards(page)).toHaveCount(1);
});

test('a list whose request got lost on its way appears by itself', async ({ openAsAdmin }) => {
  const page = await openAsAdmin('/deliveries');
  await expect(page.getByText('No deliveries yet')).toBeVisible();
  await loseRequest(page, LISTENING);
  await followSidebar(page, 'Restaurants');
  // Over the connection that it was lost on, the SDK waits for its answer without an end.
  await expect(page.getByText(EMPTY)).toBeVisible();
});

test('a list that the server has never answered is not made up of what other pages have read', async ({
  openAsAdmin,
}) => {
  const page = await openAsAdmin('/deliveries');
  await expect(page.getByText('No deliveries yet')).toBeVisible();
  const release = await stall(page, LISTENING);
  await followSidebar(page, 'Team');
  await expect(page.getByText(/^The server cannot be reached/).first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('row').filter({ hasText: 'Lerato Khumalo' })).toHaveCount(0);
  await release();
  await expect(page.getByRole('row').filter({ hasText: 'Lerato Khumalo' })).toBeVisible({ timeout: 60_000 });
});
