import { problems } from '@fleetfoot/shared/model/delivery/problem';
import {
  PROBLEM_PHOTO,
  type ProblemPhoto,
  problemPhotos,
} from '@fleetfoot/shared/model/delivery/problem-photo';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import type { Cloud } from '../support/cloud';
import { storeDelivery } from '../support/deliveries';
import { expect, test } from '../support/fixtures';
import { linkDelivery, openPhone } from '../support/recipients';
import { heading, section } from '../support/screens';
import { GATE } from '../support/tags';

const LIGHT_BYTES = 200 * 1_024;

/** A photo as a phone's camera makes it, of so many pixels and with so much grain: a page draws it. */
async function cameraPhoto(page: Page, width: number, height: number, grain = 0): Promise<Buffer> {
  const data = await page.evaluate(
    async ([wide, high, range]) => {
      const canvas = new OffscreenCanvas(wide, high);
      const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
      for (let stripe = 0; stripe < wide; stripe += 40) {
        context.fillStyle = `hsl(${(stripe * 7) % 360} 60% 50%)`;
        context.fillRect(stripe, 0, 40, high - stripe / 4);
      }
      const drawn = context.getImageData(0, 0, wide, high);
      if (range) drawn.data.set(drawn.data.map((value) => value + Math.random() * range));
      context.putImageData(drawn, 0, 0);
      const reader = new FileReader();
      reader.readAsDataURL(await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 }));
      await new Promise((read) => reader.addEventListener('load', read));
      return String(reader.result).replace(/^.*,/, '');
    },
    [width, height, grain] as const,
  );
  return Buffer.from(data, 'base64');
}

const fileOf = (name: string, buffer: Buffer, mimeType = 'image/jpeg') => ({ name, mimeType, buffer });

/** Pixels across of the photo that the shop's page shows. */
function shownWidth(shop: Page): Promise<number> {
  const thread = section(shop, 'PROBLEMS').getByRole('article', { name: 'Damaged' });
  const photo = thread.getByRole('img', { name: /^Sent with the report on/ });
  return photo.evaluate((image: HTMLImageElement) => image.naturalWidth);
}

async function keptPhoto(cloud: Cloud, orgID: string, problemID: string): Promise<ProblemPhoto | undefined> {
  return (await cloud.firestore.doc(problemPhotos.document(orgID, problemID)).get()).data() as
    | ProblemPhoto
    | undefined;
}

test('a member reports with a photo of a camera, which is made small and shown with the report', async ({
  cloud,
  company,
  openAsAdmin,
}) => {
  const { id: orgID } = company.organization;
  const id = await storeDelivery(cloud, orgID, { external_id: 'PHOTO-1' });
  const page = await openAsAdmin(`/deliveries/${id}`, { viewport: { width: 360, height: 740 } });
  const card = section(page, 'PROBLEMS');
  await card.getByRole('button', { name: 'Report a problem' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report a problem' });
  await dialog.getByLabel('What is wrong?').selectOption('Damaged');
  const field = dialog.getByLabel(/^Photo/);
  await field.setInputFiles(fileOf('notes.pdf', Buffer.from('%PDF-1.7'), 'application/pdf'));
  await expect(field).toHaveAccessibleDescription(/is no photo that can be read here/);
  await field.setInputFiles(fileOf('IMG_1.jpg', await cameraPhoto(page, 4_000, 3_000)));
  await expect(dialog.getByRole('img', { name: 'The photo that you chose' })).toBeVisible();
  await expectAccessible(page, 'reporting a problem with a photo');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await dialog.getByRole('button', { name: 'Report', exact: true }).click();
  const thread = card.getByRole('article', { name: 'Damaged' });
  await expect.poll(() => shownWidth(page)).toBe(1_280);
  await expectAccessible(page, 'a problem with a photo');
  const kept = await keptPhoto(cloud, orgID, `${id}.1`);
  expect(Buffer.from(kept?.data ?? '', 'base64').length).toBeLessThanOrEqual(LIGHT_BYTES);
  await cloud.firestore.doc(problemPhotos.document(orgID, `${id}.1`)).delete();
  await cloud.firestore.doc(problems.document(orgID, `${id}.1`)).update({ photo: false });
  await expect(thread).toContainText('The photo is no longer kept.');
});

test(
  'a recipient without JavaScript sends a photo, is told which one is not taken, and loses no word',
  GATE,
  async ({ cloud, company, browser, openAsAdmin }) => {
    const { id: orgID } = company.organization;
    const id = await storeDelivery(cloud, orgID, { external_id: 'PHOTO-2' });
    const shop = await openAsAdmin(`/deliveries/${id}`);
    const path = await linkDelivery(cloud, orgID, id);
    const phone = await openPhone(browser, { baseURL: cloud.origin, javaScriptEnabled: false });
    await phone.goto(`${path}/problem?lang=en`);
    await expect(heading(phone)).toHaveText('Report a problem');
    await phone.getByLabel('What is wrong?').selectOption('It is damaged');
    await phone.getByLabel('What happened').fill('The bag is wet.');
    const field = phone.getByLabel('Photo, if you have one');
    await expect(field).toHaveAccessibleDescription(/at most 12 MB/);
    for (const [buffer, refusal] of [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /This file is no photo/],
      [Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(16_000_000)]), /at most 12 MB/],
    ] as const) {
      await field.setInputFiles(fileOf('IMG_2.jpg', buffer));
      await phone.getByRole('button', { name: 'Send' }).click();
      await expect(phone.getByRole('alert')).toHaveText(refusal);
      await expect(phone.getByLabel('What is wrong?')).toHaveValue('damaged');
      await expect(phone.getByLabel('What happened')).toHaveValue('The bag is wet.');
    }
    const photo = await cameraPhoto(shop, 2_800, 2_100, 200);
    expect(photo.length).toBeGreaterThan(3_300_000);
    await field.setInputFiles(fileOf('IMG_3.jpg', photo));
    await phone.getByRole('button', { name: 'Send' }).click();
    await expect(phone.getByText('Sent.')).toBeVisible();
    await expect(phone.getByText('We have your photo.')).toBeVisible();
    await expect(phone.getByRole('img')).toHaveCount(0);
    await phone.context().close();
    await expect.poll(() => shownWidth(shop)).toBeGreaterThan(1_000);
    const kept = await keptPhoto(cloud, orgID, `${id}.recipient.1`);
    expect(Buffer.from(kept?.data ?? '', 'base64').length).toBeLessThanOrEqual(PROBLEM_PHOTO.bytes);
  },
);

test("a recipient's browser makes a photo small before it sends it, and the shop sees it", async ({
  cloud,
  company,
  browser,
  openAsAdmin,
}) => {
  const { id: orgID } = company.organization;
  const id = await storeDelivery(cloud, orgID, { external_id: 'PHOTO-3' });
  const shop = await openAsAdmin(`/deliveries/${id}`);
  const path = await linkDelivery(cloud, orgID, id);
  const phone = await openPhone(browser, { baseURL: cloud.origin });
  await phone.goto(`${path}/problem?lang=en`);
  await phone.getByLabel('What is wrong?').selectOption('It is damaged');
  const field = phone.getByLabel('Photo, if you have one');
  await expect(field).toHaveAccessibleDescription('JPEG or PNG, at most 12 MB.');
  const photo = await cameraPhoto(shop, 2_800, 2_100, 200);
  expect(photo.length).toBeGreaterThan(3_300_000);
  await field.setInputFiles(fileOf('IMG_4.jpg', photo));
  const sending = phone.waitForRequest((request) => request.method() === 'POST');
  await phone.getByRole('button', { name: 'Send' }).click();
  const { 'content-length': length } = await (await sending).allHeaders();
  expect(Number(length)).toBeLessThan(700_000);
  await expect(phone.getByText('We have your photo.')).toBeVisible();
  await phone.context().close();
  await expect.poll(() => shownWidth(shop)).toBe(1_280);
});
