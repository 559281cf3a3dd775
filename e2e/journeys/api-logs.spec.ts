import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { apiDelivery, callApi, keysOf, logRows } from '../support/api';
import { expectAccessible } from '../support/axe';
import type { Cloud } from '../support/cloud';
import { expect, test } from '../support/fixtures';
import { section } from '../support/screens';

/** Writes requests into a log, as the server does, a second apart. */
async function storeRequests(cloud: Cloud, orgID: string, count: number): Promise<void> {
  const batch = cloud.firestore.batch();
  const began = Date.now() - count * 1000;
  for (let index = 0; index < count; index += 1) {
    const id = `req_${String(index).padStart(24, '0')}`;
    const at = Timestamp.fromMillis(began + index * 1000);
    batch.set(cloud.firestore.doc(`Organizations/${orgID}/ApiRequests/${id}`), {
      ...{ id, at, method: 'GET', route: '/v1/deliveries', target: '/v1/deliveries', status: 200 },
      ...{ statusClass: '2xx', duration: index, mode: 'live', keyEnding: 'abcd', code: '', expiresAt: at },
    });
  }
  await batch.commit();
}

for (const width of [1280, 360]) {
  test(`requests appear as they are made, and can be filtered and opened, at ${width} px`, async ({
    cloud,
    company: { organization },
    openAsAdmin,
  }) => {
    const page = await openAsAdmin('/api', { viewport: { width, height: 740 } });
    const logs = section(page, 'Logs');
    await expect(logs.getByText('Your API requests will show up here after your first use')).toBeVisible();
    await expect(logs.getByRole('combobox')).toHaveCount(0);
    const keys = await keysOf(cloud, organization.id);

    expect(await callApi(cloud, keys.live, 'POST', '/deliveries', apiDelivery('API-1'))).toBe(201);
    await expect(logRows(page)).toHaveCount(1);
    await expect(logRows(page).first()).toContainText('POST /v1/deliveries');
    expect(await callApi(cloud, keys.test, 'GET', '/deliveries/none')).toBe(404);
    expect(await callApi(cloud, keys.live, 'DELETE', '/deliveries')).toBe(405);
    await expect(logRows(page)).toHaveCount(3);

    await logs.getByLabel('Status').selectOption('Refused (4xx)');
    await expect(logRows(page)).toHaveCount(2);
    await logs.getByLabel('Key').selectOption('Test key');
    await expect(logRows(page)).toHaveCount(1);
    await expect(page).toHaveURL(/\/api\?status=4xx&mode=test$/);
    await page.reload();
    await expect(logRows(page)).toHaveCount(1);
    await logRows(page).first().getByRole('button').click();
    const dialog = page.getByRole('dialog', { name: 'API request' });
    await expect(dialog).toContainText('GET /v1/deliveries/{id}');
    await expect(dialog).toContainText('There is no delivery with this ID.');
    await expect(dialog).toContainText(`Test key ending in ${keys.test.slice(-4)}`);
    if (width === 1280) await expectAccessible(page, 'an API request');
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(logRows(page).first().getByRole('button')).toBeFocused();

    await logs.getByLabel('Method').selectOption('POST');
    await expect(logs.getByText('No requests fit')).toBeVisible();
    await logs.getByRole('button', { name: 'Show all requests' }).click();
    await expect(logRows(page)).toHaveCount(3);
    if (width === 1280) await expectAccessible(page, '/api with requests');

    await page.goto('/deliveries');
    await expect(page.getByRole('link', { name: 'API-1' })).toBeVisible();
  });
}

test('the log stays readable without a connection, and continues afterwards', async ({
  cloud,
  company: { organization },
  openAsAdmin,
}) => {
  await storeRequests(cloud, organization.id, 2);
  const page = await openAsAdmin('/api');
  await expect(logRows(page)).toHaveCount(2);
  await page.context().setOffline(true);
  await expect(page.getByText('You are offline. This is what was last loaded')).toBeVisible();
  await cloud.firestore
    .doc(`Organizations/${organization.id}/ApiRequests/req_${'0'.repeat(24)}`)
    .update({ status: 500, statusClass: '5xx', code: 'internal', seen: FieldValue.delete() });
  await expect(logRows(page)).toHaveCount(2);
  await page.context().setOffline(false);
  await expect(logRows(page).last()).toContainText('500');
});
