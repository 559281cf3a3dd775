import { expectAccessibleHere } from '../support/axe';
import { newestCode } from '../support/codes';
import { expect, test } from '../support/fixtures';
import { inviteToCreate } from '../support/invitations';
import { afterPrefix, asShown } from '../support/numbers';
import { heading } from '../support/screens';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a newcomer signs in, writes a profile and founds an organisation in isiZulu', async ({
    page,
    cloud,
    phoneNumber,
  }) => {
    await inviteToCreate(cloud, phoneNumber, 'Karoo Kitchen');
    await page.goto('/login');
    await page.getByLabel('Mobile number').fill(afterPrefix(phoneNumber));
    await page.getByLabel('Language', { exact: true }).selectOption('isiZulu');
    await expect(heading(page)).toHaveText('Ngena ku-Fleetfoot');
    await expect(page).toHaveTitle('Ngena · Fleetfoot');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zu-ZA');
    await expect(page.getByLabel('Inombolo yeselula')).toHaveValue(afterPrefix(phoneNumber));
    await expectAccessibleHere(page, 'the sign-in page in isiZulu');
    await page.getByRole('button', { name: 'Qhubeka' }).click();

    await expect(heading(page)).toHaveText('Faka ikhodi yakho');
    await expectAccessibleHere(page, 'the page of the code in isiZulu');
    await page.getByLabel('Ikhodi enezinombolo eziyisithupha').fill(await newestCode(cloud, phoneNumber));

    await expect(heading(page)).toHaveText('Siyakwamukela ku-Fleetfoot');
    await page.getByRole('button', { name: 'Qinisekisa' }).click();
    await expect(page.getByLabel('Igama eliphelele')).toHaveAccessibleDescription(
      'Faka igama lakho eliphelele.',
    );
    await expect(page.getByLabel('Inombolo yocingo')).toHaveValue(asShown(phoneNumber));
    await page.getByLabel('Igama eliphelele').fill('Thandi Nkosi');
    await page.getByLabel('I-imeyili').fill('thandi@karookitchen.example.co.za');
    await page.getByRole('button', { name: 'Qinisekisa' }).click();

    await expect(heading(page)).toHaveText('Sekuseduze!');
    // The choice outlives a reload.
    await page.reload();
    await page.getByRole('button', { name: 'Yakha Karoo Kitchen' }).click();
    await expect(heading(page)).toHaveText('Sitshele ngenkampani yakho');
    await expectAccessibleHere(page, 'the form of the organisation in isiZulu');
    await page.getByLabel('Umugqa 1 wekheli').fill('12 Long Street');
    await page.getByLabel('Idolobha').fill('Cape Town');
    await page.getByLabel('Ikhodi yeposi').fill('8001');
    await page.getByLabel('Inombolo yocingo yosizo').fill('21 555 0100');
    await page.getByLabel('I-imeyili yosizo').fill('help@karookitchen.example.co.za');
    await page.getByRole('button', { name: 'Yakha inhlangano' }).click();

    // The areas that have no other language yet are English, and say so.
    await expect(heading(page)).toHaveText('Billing Settings');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-ZA');

    // The frame beside a page that has one stays English, and says so; what is announced is the page's.
    await page.goto('/profile');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zu-ZA');
    await expect(page.locator('#chrome')).toHaveAttribute('lang', 'en-ZA');
    await expect(page.locator('#chrome [data-announcer]')).toHaveCount(0);
  });
});

test.describe('in a browser that asks for Afrikaans', () => {
  test.use({ locale: 'af-ZA' });

  test('the sign-in page is in Afrikaans, until a visitor chooses English', async ({ page }) => {
    await page.goto('/login');
    await expect(heading(page)).toHaveText('Meld aan by Fleetfoot');
    const choice = page.getByLabel('Taal', { exact: true });
    await choice.focus();
    await choice.selectOption('English');
    await expect(heading(page)).toHaveText('Sign in to Fleetfoot');
    await expect(page.getByLabel('Language', { exact: true })).toBeFocused();
    await page.reload();
    await expect(page.getByLabel('Language', { exact: true })).toBeEnabled();
    await expect(heading(page)).toHaveText('Sign in to Fleetfoot');
  });
});
