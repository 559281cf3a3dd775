import { campaigns } from '@fleetfoot/shared/model/advertising/campaign';
import { customers } from '@fleetfoot/shared/model/billing/payment';
import { purchaseDraftKey, userDrafts } from '@fleetfoot/shared/model/team/draft';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Cloud } from './cloud';

/** Charges of the local Stripe to an organisation's cards, in cents. */
export async function chargesOf(cloud: Cloud, orgID: string): Promise<readonly number[]> {
  const stored = await cloud.firestore.doc(customers.document(orgID)).get();
  const customer: unknown = stored.get('customerID');
  if (typeof customer !== 'string') return [];
  const { api } = (await (await fetch(new URL('/local/stripe.json', cloud.origin))).json()) as {
    api: string;
  };
  const response = await fetch(new URL(`/v1/charges?customer=${customer}&limit=100`, api), {
    headers: { authorization: 'Bearer sk_test_local' },
  });
  const { data } = (await response.json()) as { data: { paid: boolean; amount: number }[] };
  return data.filter(({ paid }) => paid).map(({ amount }) => amount);
}

/** The campaigns that an organisation has. */
export async function campaignsOf(cloud: Cloud, orgID: string): Promise<readonly Record<string, unknown>[]> {
  const { docs } = await cloud.firestore.collection(campaigns.path(orgID)).get();
  return docs.map((document): Record<string, unknown> => document.data());
}

/** Checks that there is one campaign and that its deposit, in cents, was taken once; of none, that nothing was. */
export async function expectOneCampaign(cloud: Cloud, orgID: string, deposit: number): Promise<void> {
  await expect.poll(() => campaignsOf(cloud, orgID)).toHaveLength(1);
  expect(await chargesOf(cloud, orgID)).toEqual(deposit === 0 ? [] : [deposit]);
}

export async function expectNothingBought(cloud: Cloud, orgID: string): Promise<void> {
  expect(await chargesOf(cloud, orgID)).toEqual([]);
  expect(await campaignsOf(cloud, orgID)).toEqual([]);
}

/** The radio buttons of the three plans on /newcampaign. */
export function plans(page: Page): Locator {
  return page.getByRole('radio');
}

export function bikeField(page: Page): Locator {
  return page.getByRole('spinbutton', { name: 'Number of bikes' });
}

export function purchaseDialog(page: Page, name = 'Create this campaign?'): Locator {
  return page.getByRole('dialog', { name });
}

/** Chooses on /newcampaign. */
export async function choose(page: Page, plan: 0 | 1 | 2, bikes: number): Promise<void> {
  await plans(page).nth(plan).check();
  await bikeField(page).fill(String(bikes));
}

/** Opens the popup that pays, as soon as it may be confirmed. */
export async function openPurchase(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Create Campaign' }).click();
  const dialog = purchaseDialog(page);
  await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeEnabled();
  return dialog;
}

/** Lets a minute pass since a user's last purchase: the same again within seconds counts as one, in a page that has not read it yet. */
export async function letMinutePass(cloud: Cloud, uid: string, orgID: string): Promise<void> {
  const last = cloud.firestore.doc(userDrafts.document(uid, purchaseDraftKey(orgID)));
  await last.update({ updated_at: new Date(Date.now() - 60_000) });
}

/** Chooses, and confirms. */
export async function buy(page: Page, plan: 0 | 1 | 2, bikes: number): Promise<Locator> {
  await choose(page, plan, bikes);
  const dialog = await openPurchase(page);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  return dialog;
}
