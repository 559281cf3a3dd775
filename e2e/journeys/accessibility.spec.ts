import { expectAccessible, expectAccessibleHere } from '../support/axe';
import { newestCode, wrongCode } from '../support/codes';
import { storeDelivery } from '../support/deliveries';
import { createButton, fillDelivery, untilPrepared } from '../support/delivery-form';
import { demoAdmin } from '../support/demo';
import { refuseAuth, refuseWrites } from '../support/faults';
import { expect, test } from '../support/fixtures';
import { inviteToCreate, inviteToTeam } from '../support/invitations';
import { afterPrefix } from '../support/numbers';
import { createAccount, createPerson } from '../support/people';
import { answerRegistry } from '../support/registry-faults';
import { heading } from '../support/screens';
import { openSidebar } from '../support/sidebar';
import { askForCode, askToSignOut, codeField, ownNumberField, signOutPopup } from '../support/sign-in';

test('the sign-in screens are accessible, also with their messages', async ({ page, cloud, phoneNumber }) => {
  await page.goto('/login');
  await expect(ownNumberField(page)).toBeVisible();
  await expectAccessible(page, '/login');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Please provide your phone number.')).toBeVisible();
  await expectAccessible(page, '/login with a message');
  await askForCode(page, phoneNumber);
  await expectAccessible(page, '/verify');
  await codeField(page).fill(wrongCode(await newestCode(cloud, phoneNumber)));
  await expect(page.getByText('That code is not right.')).toBeVisible();
  await expectAccessible(page, '/verify with a message');
  await page.goto('/no/such/page');
  await expect(heading(page)).toBeVisible();
  await expectAccessible(page, 'unknown page');
});

test('the profile screen is accessible, also with its messages', async ({ openAs, cloud, newNumber }) => {
  const page = await openAs({ account: await createAccount(cloud, newNumber()) }, '/createprofile');
  await expect(page.getByLabel('Phone Number')).toHaveValue(/\d/);
  await expectAccessible(page, '/createprofile');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Enter your full name.')).toBeVisible();
  await expectAccessible(page, '/createprofile with messages');
});

test('the organisation screens are accessible, also empty and with messages', async ({
  openAs,
  cloud,
  newNumber,
  company: { admin, organization },
}) => {
  const person = await createPerson(cloud, newNumber(), 'Johan van der Merwe');
  const page = await openAs({ account: person, person }, '/organizations');
  await expect(page.getByText('You have no invitations yet')).toBeVisible();
  await expectAccessible(page, '/organizations, empty');
  const { phoneNumber } = person;
  await inviteToTeam(cloud, { phoneNumber, organization, invitedBy: admin, role: 'Member' });
  await inviteToCreate(cloud, phoneNumber, 'Van der Merwe & Seuns Kruidenierswinkel');
  await expect(page.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page, '/organizations');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByLabel('Organization Name')).toBeVisible();
  await expectAccessible(page, '/createorganization');
  await page.getByRole('button', { name: 'Create Organization' }).click();
  await expect(page.getByText('Enter the street address.')).toBeVisible();
  await expectAccessible(page, '/createorganization with messages');
});

test('the screens of a new organisation are accessible while they are empty', async ({ openAsAdmin }) => {
  const page = await openAsAdmin('/deliveries');
  for (const [path, text] of [
    ['/deliveries', 'No deliveries yet'],
    ['/address', 'No addresses are saved yet'],
    ['/advertising', 'You currently have no advertising campaigns underway'],
    ['/advertising/none', 'Campaign not found.'],
    ['/advertising/none/December2025', 'Report not found.'],
    ['/restaurants', 'You are currently not enrolled in our restaurant program'],
    ['/restaurants/none', 'Restaurant not found.'],
    ['/newmenuitem', 'You are currently not enrolled in our restaurant program'],
    ['/deliveries/none', 'Delivery not found'],
    ['/deliveries/none/waybill', 'Delivery not found'],
    ['/waybills', 'No waybills'],
  ] as const) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByText(text)).toBeVisible();
    await expectAccessible(page, `${path}, empty`);
  }
});

test('the other screens are accessible', async ({ openAsAdmin }) => {
  const page = await openAsAdmin('/newcampaign');
  for (const [path, text] of [
    ['/newcampaign', 'Impressions per month'],
    ['/api', 'Your API requests will show up here after your first use'],
    ['/api/docs', 'Authentication'],
    ['/team', 'No pending invitations'],
    ['/billing', 'No service fees charged'],
  ] as const) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByText(text)).toBeVisible();
    await expectAccessible(page, path);
  }
});

test('screens full of data are accessible', async ({ cloud, openAs }) => {
  const page = await openAs(await demoAdmin(cloud), 'about:blank');
  for (const [list, name] of [
    ['/advertising', 'Kota Summer'],
    ['/restaurants', 'Kasi Kitchen Maboneng'],
  ] as const) {
    await page.goto(list);
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    await expectAccessible(page, list);
    await page.getByRole('link', { name, exact: true }).click();
    await expect(heading(page)).toHaveText(name);
    await expectAccessible(page, name);
  }
  await page.getByRole('link', { name: 'View Menu' }).click();
  await expect(page.getByRole('link', { name: 'Bunny chow' })).toBeVisible();
  await expectAccessible(page, 'menu');
  await page.getByRole('link', { name: 'Bunny chow' }).click();
  await expect(page.getByLabel('Price')).toHaveValue('125,00');
  await expectAccessible(page, 'menu item');
  await page.goto('/advertising/demo-campaign-summer');
  await page.getByRole('rowheader').getByRole('link').first().click();
  await expect(page.getByRole('table', { name: 'Bikes of this month' })).toBeVisible();
  await expectAccessible(page, 'monthly report');
});

test('the delivery screens are accessible, also with messages and dialogs', async ({
  openAsAdmin,
  cloud,
  company: { organization },
}) => {
  const id = await storeDelivery(cloud, organization.id, { external_id: 'AXE-1' });
  const page = await openAsAdmin('/deliveries');
  await expect(page.getByRole('link', { name: 'AXE-1' })).toBeVisible();
  await expectAccessible(page, '/deliveries');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  await expect(page.getByRole('dialog', { name: 'Download CSV' })).toBeVisible();
  await expectAccessible(page, 'download dialog');
  await page.goto('/deliveries?status=Created');
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Enter a name for the view.')).toBeVisible();
  await expectAccessible(page, 'save view dialog with a message');
  await page.getByLabel('Name').fill('New ones');
  await page.getByLabel('Name').press('Enter');
  await expect(page.getByRole('link', { name: 'New ones' })).toBeVisible();
  await expectAccessible(page, '/deliveries with a saved view');
  await page.goto('/deliveries?q=nobody');
  await expect(page.getByText('No deliveries found')).toBeVisible();
  await expectAccessible(page, '/deliveries, nothing found');
  await page.goto(`/deliveries/${id}`);
  await expect(page.getByRole('img', { name: 'Drop-off' })).toBeVisible();
  await expectAccessible(page, '/deliveries/:deliveryID');
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit delivery' })).toBeVisible();
  await expectAccessible(page, 'edit dialog');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Cancel Delivery' }).click();
  await expect(page.getByRole('dialog', { name: 'Cancel this delivery?' })).toBeVisible();
  await expectAccessible(page, 'cancel dialog');
  await page.goto('/newdelivery');
  await page.getByRole('radio', { name: 'Time window' }).check();
  await createButton(page).click();
  await expect(page.getByText('Enter the pickup window start.')).toBeVisible();
  await expectAccessible(page, '/newdelivery with messages');
  await page.getByRole('combobox', { name: 'Pickup address' }).fill('Long Street');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await expectAccessible(page, '/newdelivery with suggestions');
});

for (const width of [1280, 360]) {
  test.describe(`on a screen of ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('sidebar and sign-out popup are accessible', async ({ openAsAdmin }) => {
      const page = await openAsAdmin('/deliveries');
      await expect(page.getByText('No deliveries yet')).toBeVisible();
      await openSidebar(page);
      await expectAccessibleHere(page, 'sidebar');
      await askToSignOut(page);
      await expect(signOutPopup(page)).toBeVisible();
      await expectAccessibleHere(page, 'sign-out popup');
    });
  });
}

test('failure cards are accessible', async ({ openAsAdmin }) => {
  const page = await openAsAdmin('about:blank');
  await page.route('**/remotes/mf-restaurants/**', (route) => route.abort());
  await page.goto('/restaurants');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expectAccessible(page, 'failure card');
  await answerRegistry(page, 404, 'text/plain', 'gone');
  await page.goto('/deliveries');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expectAccessible(page, 'failure of the registry');
});

test('an error of the sign-in service is tied to its field', async ({ page, phoneNumber }) => {
  await page.goto('/login');
  await refuseAuth(page, 'sendVerificationCode', 'QUOTA_EXCEEDED');
  await page.getByLabel('Mobile number').fill(afterPrefix(phoneNumber));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Mobile number')).toHaveAccessibleDescription(/too many codes/);
  await expectAccessible(page, '/login with a refusal');
});

test('the outbox and its dialog are accessible', async ({ openAsAdmin }) => {
  const page = await openAsAdmin('/newdelivery');
  await fillDelivery(page, 'AXE-3');
  await untilPrepared(page);
  await page.context().setOffline(true);
  await createButton(page).click();
  await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();
  await expectAccessible(page, '/newdelivery with an outbox');
  await page.getByRole('button', { name: 'Delete AXE-3' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'deleting what waits');
});

test('a failed save is accessible', async ({ openAsAdmin }) => {
  const page = await openAsAdmin('/newdelivery');
  await fillDelivery(page, 'AXE-2');
  await refuseWrites(page);
  await createButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Failed to create delivery.');
  await expectAccessible(page, '/newdelivery after a failed save');
});
