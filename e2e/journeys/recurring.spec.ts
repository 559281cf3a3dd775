import { toLocalDateTime } from '@fleetfoot/shared/domain';
import { expectAccessible } from '../support/axe';
import { storeDelivery } from '../support/deliveries';
import { expect, test } from '../support/fixtures';
import { runScheduled } from '../support/run-scheduled';
import { heading, section } from '../support/screens';
import { GATE } from '../support/tags';

const HOUR_MS = 3_600_000;

/** A server function may need to start. */
const STARTED = { timeout: 60_000 };

test(
  'a shop lets a delivery recur, skips a run, sees the next five, and the delivery of the first one',
  GATE,
  async ({ cloud, company: { organization }, openAsAdmin }) => {
    const id = await storeDelivery(cloud, organization.id, { external_id: 'BREAD-1' });
    const page = await openAsAdmin(`/deliveries/${id}`);
    await section(page, 'RECURRING').getByRole('link', { name: 'Repeat on set days' }).click();
    await expect(heading(page)).toHaveText('New recurring delivery');
    await expect(page.getByLabel('Drop-off name')).toHaveValue('Naledi Molefe');
    await page.getByLabel('Name', { exact: true }).fill('Morning bread');
    // Whatever day and hour it is, the next run is in two hours: within the twelve in which its delivery is created.
    for (const day of ['Saturday', 'Sunday']) await page.getByRole('checkbox', { name: day }).check();
    await page.getByRole('radio', { name: 'Run as usual' }).check();
    const pickup = toLocalDateTime(new Date(Date.now() + 2 * HOUR_MS));
    await page.getByLabel('Pickup time').fill(pickup.slice(11));
    await expectAccessible(page, 'the form of a recurring delivery');
    await page.getByRole('button', { name: 'Create recurring delivery' }).click();

    await expect(heading(page)).toHaveText('Morning bread', STARTED);
    const next = page.getByRole('table', { name: 'Next runs' });
    await expect(next.getByRole('row')).toHaveCount(6);
    const second = next.getByRole('row').nth(2);
    await second.getByRole('button', { name: /^Skip / }).click();
    await expect(second.getByRole('button', { name: /^Do not skip / })).toBeVisible(STARTED);
    await expect(second).toContainText('Skipped');
    await expectAccessible(page, 'a recurring delivery');

    // Twice at once, as a scheduler may: there is one delivery.
    await Promise.all(
      [1, 2].map(() => runScheduled(cloud, 'everyFiveMinutes/createRecurringDeliveries', organization.id)),
    );
    await expect(page.getByRole('table', { name: 'History' }).getByRole('row')).toHaveCount(2);
    await next.getByRole('row').nth(1).getByRole('link', { name: 'Delivery created' }).click();
    await expect(heading(page)).toHaveText(`Morning bread ${pickup.slice(0, 10)}`);
    await section(page, 'RECURRING').getByRole('link', { name: 'Morning bread' }).click();
    await expect(heading(page)).toHaveText('Morning bread');

    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByText('It is paused: nothing is created until you resume it.')).toBeVisible(
      STARTED,
    );
    await page.getByRole('link', { name: 'Recurring deliveries' }).click();
    await expect(page.getByRole('row', { name: /Morning bread Every day .* None Paused/ })).toBeVisible();
    await expectAccessible(page, 'recurring deliveries');
  },
);
