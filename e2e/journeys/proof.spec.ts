import { readFileSync } from 'node:fs';
import { deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { proofs } from '@fleetfoot/shared/model/delivery/proof';
import { expectAccessible } from '../support/axe';
import { storeDelivery } from '../support/deliveries';
import { createButton, fillDelivery } from '../support/delivery-form';
import { expect, test } from '../support/fixtures';
import { COURIER, tellEvent } from '../support/fleet';
import { linkDelivery, openPhone } from '../support/recipients';
import { detail, heading, section } from '../support/screens';
import { GATE } from '../support/tags';

/** A brown square of eight pixels: a JPEG in Base64. */
const PHOTO =
  '/9j/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////////////////////////2wBDAVVaWnhpeOuCguv/////////////////////////////////////////////////////////////////////////wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAv/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AJgCb//Z';

test(
  'a delivery of high value is proved by the PIN that its recipient reads on their phone, and its shop gets one page',
  GATE,
  async ({ cloud, company, browser, openAsAdmin }) => {
    const { id: orgID } = company.organization;
    const shop = await openAsAdmin('/newdelivery');
    await fillDelivery(shop, 'PIN-1');
    const choice = (name: string) => shop.getByRole('radio', { name });
    await expect(choice('Name of whoever receives it')).toBeChecked();
    await shop.getByLabel('Value of the goods (R)').fill('2 500');
    await expect(choice('PIN of the recipient')).toBeChecked();
    await expectAccessible(shop, 'a new delivery with its proof');
    await createButton(shop).click();
    await expect(heading(shop)).toHaveText('Deliveries');
    const stored = cloud.firestore.collection(deliveries.path(orgID)).where('external_id', '==', 'PIN-1');
    await expect.poll(async () => (await stored.get()).size).toBe(1);
    const [{ id = '' } = {}] = (await stored.get()).docs;
    const path = await linkDelivery(cloud, orgID, id);
    const tell = (event: object) => tellEvent(cloud, orgID, id, event);

    const phone = await openPhone(browser, { baseURL: cloud.origin });
    await phone.goto(path);
    const pin = detail(phone, 'PIN for the courier, at the door');
    await expect(heading(phone)).toContainText('Your delivery from');
    await expect(pin).toBeHidden();
    expect(await tell({ type: 'assigned', courier: COURIER })).toBe(200);
    expect(await tell({ type: 'collected' })).toBe(200);
    await phone.reload();
    await expect(pin).toHaveText(/^\d{4}$/);
    await expectAccessible(phone, 'a tracking page with its PIN');
    const digits = (await pin.textContent()) ?? '';

    const wrong = digits === '0000' ? '0001' : '0000';
    expect(await tell({ type: 'delivered' })).toBe(422);
    expect(await tell({ type: 'delivered', proof: { pin: wrong } })).toBe(422);
    expect(await tell({ type: 'delivered', proof: { pin: digits } })).toBe(200);
    await phone.reload();
    await expect(pin).toBeHidden();
    await expect(detail(phone, 'PIN')).toHaveText('Confirmed');

    await shop.goto(`/deliveries/${id}`);
    const card = section(shop, 'PROOF OF DELIVERY');
    await expect(detail(card, 'PIN')).toHaveText('Confirmed');
    await expectAccessible(shop, 'a delivery with its proof');
    const downloading = shop.waitForEvent('download');
    await card.getByRole('button', { name: 'Proof as PDF' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe('proof-PIN-1.pdf');
    expect(readFileSync(await file.path()).toString('latin1')).toMatch(/^%PDF-/);
  },
);

test('a photo is shown in place on a phone, and after its time the page says that it is gone', async ({
  cloud,
  company,
  openAsAdmin,
}) => {
  const { id: orgID } = company.organization;
  const id = await storeDelivery(cloud, orgID, { external_id: 'PHOTO-1', proof: 'photo' });
  const tell = (event: object) => tellEvent(cloud, orgID, id, event);
  expect(await tell({ type: 'collected' })).toBe(200);
  expect(await tell({ type: 'delivered', proof: { received_by: 'Sister' } })).toBe(422);
  const place = { latitude: -26.2387, longitude: 27.9088 };
  expect(await tell({ type: 'delivered', proof: { received_by: 'Sister', photo: PHOTO, place } })).toBe(200);
  const page = await openAsAdmin(`/deliveries/${id}`, { viewport: { width: 360, height: 740 } });
  const card = section(page, 'PROOF OF DELIVERY');
  await expect(detail(card, 'Received by')).toHaveText('Sister');
  await expect(detail(card, 'Place')).toContainText('11 m from the drop-off');
  const photo = card.getByRole('img', { name: /^Taken at the door on/ });
  await expect(photo).toBeVisible();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(8);
  await expectAccessible(page, 'a delivery with a photo, on a phone');
  await cloud.firestore.doc(proofs.document(orgID, id)).delete();
  await expect(card).toContainText('no longer kept');
  await expect(photo).toHaveCount(0);
});
