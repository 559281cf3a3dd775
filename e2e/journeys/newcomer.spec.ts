import { newestCode } from '../support/codes';
import { watchConsole } from '../support/console-watch';
import { createButton, fillDelivery } from '../support/delivery-form';
import { expect, test } from '../support/fixtures';
import { inviteToCreate } from '../support/invitations';
import { asShown } from '../support/numbers';
import { completeProfile, describeOrganization } from '../support/onboarding';
import { detail, heading, section } from '../support/screens';
import { openSidebar } from '../support/sidebar';
import { askForCode, askToSignOut, codeField, signOut, signOutPopup } from '../support/sign-in';
import { GATE_SMOKE } from '../support/tags';

for (const width of [1280, 360]) {
  test.describe(`on a screen of ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test(
      'a newcomer signs in, founds an organisation, and creates and cancels a first delivery',
      GATE_SMOKE,
      async ({ page, cloud, phoneNumber }) => {
        const problems = await watchConsole(page);
        await inviteToCreate(cloud, phoneNumber, 'Karoo Kitchen');

        await test.step('signs in', async () => {
          await page.goto('/');
          await expect(page).toHaveURL(/\/login$/);
          await askForCode(page, phoneNumber);
          await codeField(page).fill(await newestCode(cloud, phoneNumber));
        });

        await test.step('completes the profile', async () => {
          await expect(page).toHaveURL(/\/createprofile$/);
          await expect(heading(page)).toHaveText('Welcome to Fleetfoot');
          await expect(page.getByText('Complete Your Profile', { exact: true })).toBeVisible();
          await expect(page.getByLabel('Phone Number')).toHaveValue(asShown(phoneNumber));
          await expect(page.getByLabel('Phone Number')).not.toBeEditable();
          await completeProfile(page, 'Thandi Nkosi', 'thandi@karookitchen.example.co.za');
        });

        await test.step('founds the organisation of the invitation', async () => {
          await expect(page).toHaveURL(/\/organizations$/);
          await expect(heading(page)).toHaveText("You're Almost There!");
          const invitation = page.getByRole('listitem').filter({ hasText: 'Karoo Kitchen' });
          await expect(invitation).toContainText('New organization');
          await invitation.getByRole('button', { name: 'Create' }).click();
          await expect(page).toHaveURL(/\/createorganization$/);
          await expect(heading(page)).toHaveText('Tell us about your company');
          await expect(page.getByLabel('Organization Name')).toHaveValue('Karoo Kitchen');
          await expect(page.getByLabel('Country')).toHaveValue('South Africa');
          await expect(page.getByLabel('Country')).not.toBeEditable();
          await describeOrganization(page);
        });

        await test.step('lands on billing', async () => {
          await expect(page).toHaveURL(/\/billing$/);
          await expect(heading(page)).toHaveText('Billing Settings');
          await expect(page.getByText('Pay per trip')).toBeVisible();
          await page.getByRole('link', { name: 'New Delivery' }).click();
        });

        await test.step('creates a delivery', async () => {
          await expect(heading(page)).toHaveText('Create New Delivery');
          await fillDelivery(page, 'ORDER-1001');
          await createButton(page).click();
          await expect(page).toHaveURL(/\/deliveries$/);
          const row = page.getByRole('row').filter({ hasText: 'ORDER-1001' });
          await expect(row).toContainText('Naledi Molefe');
          await expect(row).toContainText('Created');
          await expect(row.locator('[data-label="Pickup time"]')).toHaveText(
            /^\d{2} \w{3} \d{4}, \d{2}:\d{2}$/,
          );
          await page.getByRole('link', { name: 'ORDER-1001' }).click();
        });

        await test.step('finds every detail of it', async () => {
          await expect(page).toHaveURL(/\/deliveries\/[\w-]+$/);
          const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
          const summary = section(page, 'SUMMARY');
          await expect(detail(summary, 'External ID')).toHaveText('ORDER-1001');
          await expect(detail(summary, 'ID')).toContainText(id);
          await expect(detail(summary, 'Type')).toHaveText('On demand');
          await expect(detail(summary, 'Status')).toHaveText('Created');
          await expect(detail(summary, 'Payment status')).toHaveText('Unpaid');
          await expect(detail(summary, 'Date')).toHaveText(/^\d{2} \w{3} \d{4}$/);
          await expect(detail(summary, 'Time')).toHaveText(/^\d{2}:\d{2}$/);
          const pickup = section(page, 'PICKUP DETAILS');
          await expect(detail(pickup, 'Name')).toHaveText('Karoo Kitchen');
          await expect(detail(pickup, 'Phone number')).toContainText('021 555 0100');
          await expect(detail(pickup, 'Instructions')).toHaveText('Ring at the side door');
          const dropoff = section(page, 'DROPOFF DETAILS');
          await expect(detail(dropoff, 'Name')).toHaveText('Naledi Molefe');
          await expect(detail(dropoff, 'Phone number')).toContainText('082 123 4567');
          await expect(detail(dropoff, 'Instructions')).toHaveText('Gate code 4321');
          await expect(detail(page, 'Pickup address')).toContainText('12 Long Street, Cape Town City Centre');
          await expect(detail(page, 'Drop-off address')).toContainText(
            '5 Vilakazi Street, Orlando West, Soweto',
          );
          const map = page.getByRole('group', { name: 'Map of the pickup and the drop-off' });
          await expect(map.getByRole('img', { name: 'Pickup' })).toBeVisible();
          await expect(map.getByRole('img', { name: 'Drop-off' })).toBeVisible();
          expect((await map.boundingBox())?.height).toBe(180);
        });

        await test.step('cancels it', async () => {
          await page.getByRole('button', { name: 'Cancel Delivery' }).click();
          await page.getByRole('dialog').getByRole('button', { name: 'Cancel Delivery' }).click();
          await expect(page).toHaveURL(/\/deliveries$/);
          await expect(page.getByText('No deliveries yet')).toBeVisible();
          await expect(page.getByText('ORDER-1001')).toHaveCount(0);
        });

        await test.step('signs out', async () => {
          await expect(await openSidebar(page)).toContainText('Thandi Nkosi');
          await askToSignOut(page);
          await signOutPopup(page).getByRole('button', { name: 'Cancel' }).click();
          await expect(signOutPopup(page)).toHaveCount(0);
          await expect(page).toHaveURL(/\/deliveries$/);
          await signOut(page);
          await expect(heading(page)).toHaveText('Sign in to Fleetfoot');
        });

        expect(problems).toEqual([]);
      },
    );
  });
}
