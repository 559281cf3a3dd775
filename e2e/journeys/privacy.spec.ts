import { readFile } from 'node:fs/promises';
import { deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { expectAccessible } from '../support/axe';
import { storeDelivery } from '../support/deliveries';
import { heading, section } from '../support/screens';
import { GATE } from '../support/tags';
import { expect, test } from '../support/team-fixtures';

const DAY_MS = 86_400_000;

/** A server function may need to start. */
const STARTED = { timeout: 60_000 };

test(
  'an Admin answers what is held about a number, hands it out and erases it',
  GATE,
  async ({ adminPage: page, cloud, company: { organization } }) => {
    const [over, open] = await Promise.all(
      ['OVER-1', 'OPEN-1'].map((external_id) => storeDelivery(cloud, organization.id, { external_id })),
    );
    const overDocument = cloud.firestore.doc(deliveries.document(organization.id, over ?? ''));
    await overDocument.update({ pickup_time: new Date(Date.now() - 3 * DAY_MS) });

    await page.getByRole('link', { name: 'Privacy' }).click();
    await expect(heading(page)).toHaveText('Privacy');
    await page.getByLabel('Phone number').fill('082 123 4567');
    await page.getByRole('button', { name: 'Look up' }).click();
    const found = page.getByRole('table', { name: 'What is held about this number' });
    await expect(found.getByRole('row', { name: /OVER-1 .* Yes/ })).toBeVisible(STARTED);
    await expect(found.getByRole('row', { name: /OPEN-1 .* A courier still needs it/ })).toBeVisible();
    await expectAccessible(page, 'what is held about a number');

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    expect(await readFile(await (await downloading).path(), 'utf8')).toContain('dropoff_name,Naledi Molefe');

    await page.getByRole('button', { name: 'Erase' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('from 1 of 2 entries');
    await dialog.getByRole('button', { name: 'Erase' }).click();
    await expect(found.getByRole('row', { name: /OVER-1/ })).toHaveCount(0, STARTED);
    const answers = section(page, 'Answers given').getByRole('table');
    await expect(answers.getByRole('row', { name: /567 Erased 2 1 Lerato Khumalo/ })).toBeVisible();
    expect((await overDocument.get()).data()).toMatchObject({ dropoff_name: '', dropoff_phone_number: '' });
    const other = await cloud.firestore.doc(deliveries.document(organization.id, open ?? '')).get();
    expect(other.get('dropoff_name')).toBe('Naledi Molefe');
  },
);
