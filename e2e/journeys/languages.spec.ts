import { expectAccessibleHere } from '../support/axe';
import { newestCode } from '../support/codes';
import { storeDelivery } from '../support/deliveries';
import { chooseAddress, untilPrepared } from '../support/delivery-form';
import { expect, test } from '../support/fixtures';
import { inviteToCreate } from '../support/invitations';
import { layoutProblems } from '../support/layout-problems';
import { afterPrefix, asShown } from '../support/numbers';
import { heading } from '../support/screens';
import { GATE } from '../support/tags';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test(
    'a newcomer signs in, writes a profile and founds an organisation in isiZulu',
    GATE,
    async ({ page, cloud, phoneNumber }) => {
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
    },
  );
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

test('a delivery is created in isiZulu, chosen in the account', GATE, async ({ openAsAdmin }) => {
  const page = await openAsAdmin('/newdelivery');
  await page.getByLabel('Language', { exact: true }).selectOption('isiZulu');
  await expect(heading(page)).toHaveText('Yakha okulethwayo okusha');
  await expect(page).toHaveTitle('Yakha okulethwayo okusha · Fleetfoot');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zu-ZA');
  const create = page.getByRole('button', { name: 'Yakha okulethwayo' });
  await create.click();
  await expect(page.getByLabel('Igama lokulanda')).toHaveAccessibleDescription('Faka igama lokulanda.');
  await expectAccessibleHere(page, 'the form of a delivery in isiZulu, with what is wrong');

  await page.getByLabel('I-ID yangaphandle').fill('ZULU-1');
  await page.getByRole('radio', { name: 'Phakathi kwezikhathi' }).check();
  const ready = page.getByRole('group', { name: 'Isikhathi sokulanda: izikhathi ezilungisiwe' });
  await ready.getByRole('button', { name: 'Kusasa 9 kuya ku-12' }).click();
  await expect(page.getByLabel('Ukuqala kwesikhathi sokuletha')).toHaveValue(/T09:00$/);
  await chooseAddress(page, 'Ikheli lokulanda', '12 Long Street Cape', 'Long Street');
  await page.getByLabel('Igama lokulanda').fill('Karoo Kitchen');
  await page.getByLabel('Inombolo yocingo yokulanda').fill('021 555 0100');
  await chooseAddress(page, 'Ikheli lokuletha', '5 Vilakazi Street', 'Vilakazi Street');
  await page.getByLabel('Igama lokuletha').fill('Naledi Molefe');
  await page.getByLabel('Inombolo yocingo yokuletha').fill('082 123 4567');
  await page.getByRole('button', { name: 'Engeza ekuletheni iyunithi' }).click();
  await page.getByLabel('Ikhodi yesango yokuletha').fill('4321');
  await page.getByRole('radio', { name: 'Isithombe' }).check();
  await expect(page.getByText(/^R.*kuhlanganise ne-VAT/)).toBeVisible();
  await expectAccessibleHere(page, 'the form of a delivery in isiZulu, filled in');
  await create.click();
  await expect(page.getByRole('link', { name: 'ZULU-1' })).toBeVisible();
  await expect(heading(page)).toHaveText('Okulethwayo');
  await page.goto('/recurring');
  await expect(heading(page)).toHaveText('Okulethwayo okuphindaphindwayo');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zu-ZA');
  await page.goto('/address');
  await expect(heading(page)).toHaveText('Address Book');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-ZA');
});

test('a delivery is found, opened and cancelled in isiZulu', async ({
  openAsAdmin,
  cloud,
  company: { organization },
}) => {
  await storeDelivery(cloud, organization.id, { external_id: 'ZULU-2' });
  await storeDelivery(cloud, organization.id, { external_id: 'ZULU-3', dropoff_name: 'Sipho' });
  const page = await openAsAdmin('/deliveries');
  await expect(page.getByRole('checkbox', { name: 'Select all shown' })).toBeVisible();
  await page.getByLabel('Language', { exact: true }).selectOption('isiZulu');
  await expect(heading(page)).toHaveText('Okulethwayo');
  await expect(page).toHaveTitle('Okulethwayo · Fleetfoot');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zu-ZA');
  await page.getByLabel('Sesha', { exact: true }).fill('naledi');
  await expect(page.getByText('Okuvelayo: 1. Konke: okulethwayo okungu-2.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Khetha u-ZULU-2, Naledi Molefe' }).check();
  await expect(page.getByRole('button', { name: 'Khansela okukhethiwe' })).toBeVisible();
  await expectAccessibleHere(page, 'the list in isiZulu, with a selected delivery');
  await page.getByRole('button', { name: 'Sula okukhethiwe' }).click();

  await page.getByRole('link', { name: 'ZULU-2' }).click();
  await expect(heading(page)).toHaveText('ZULU-2');
  await expect(page).toHaveTitle('ZULU-2, Kwakhiwe · Fleetfoot');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zu-ZA');
  await expect(page.getByRole('button', { name: 'Thola isixhumanisi sokulandelela' })).toBeVisible();
  await expect(page.getByText(/^Amagama, izinombolo zocingo/)).toBeVisible();
  await expectAccessibleHere(page, 'the page of a delivery in isiZulu');
  await page.getByRole('button', { name: 'Khansela okulethwayo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Khansela lokhu okulethwayo?' });
  await expect(dialog).toContainText('Okulethwayo okungu-ZULU-2 akunakubuyiswa.');
  await dialog.getByRole('button', { name: 'Khansela okulethwayo' }).click();
  await expect(heading(page)).toHaveText('Okulethwayo');
  await page.goto('/deliveries?status=Cancelled');
  await expect(page.getByRole('row', { name: /ZULU-2/ }).getByText('Kukhanseliwe')).toBeVisible();
});

test.describe('in Afrikaans, at 320 px', () => {
  test.use({ locale: 'af-ZA', viewport: { width: 320, height: 740 } });

  test('the list and the page of a delivery are no wider than the screen', async ({
    openAsAdmin,
    cloud,
    company: { organization },
  }) => {
    const page = await openAsAdmin('/deliveries');
    const main = page.getByRole('main');
    const expectFit = (state: string) =>
      expect.soft.poll(() => layoutProblems(page), { message: state }).toEqual([]);
    await expect(main.getByText('Nog geen aflewerings nie')).toBeVisible();
    await expectFit('no delivery');
    const id = await storeDelivery(cloud, organization.id, { external_id: 'AF-2', proof: 'pin' });
    await expect(main.getByRole('link', { name: 'AF-2' })).toBeVisible();
    await main.getByText('Filters en volgorde').click();
    await expectFit('a delivery, and the filters');
    await main.getByRole('checkbox', { name: 'Kies alles wat gewys word' }).check();
    await expect(main.getByRole('button', { name: 'Kanselleer aflewerings' })).toBeVisible();
    await expectFit('a selected delivery');
    await main.getByRole('button', { name: 'Kanselleer aflewerings' }).click();
    await expectFit('the question before deliveries are cancelled');
    await page.getByRole('button', { name: 'Hou aflewerings' }).click();
    await page.goto('/deliveries?q=nothing');
    await expect(main.getByText('Geen aflewerings gevind nie')).toBeVisible();
    await expectFit('nothing found');

    await page.goto(`/deliveries/${id}`);
    await expect(main.getByText(/^Name, foonnommers, adresse/)).toBeVisible();
    await main.getByRole('button', { name: 'Kry volgskakel' }).click();
    await expect(main.getByRole('button', { name: 'Herroep skakel' })).toBeVisible();
    await expectFit('a delivery, with its tracking link');
    await main.getByRole('button', { name: 'Wysig' }).click();
    await expect(page.getByLabel('Naam by aflewerpunt')).toBeVisible();
    await expectFit('the dialog of an edit');
  });

  test('New Delivery is no wider than the screen in any of its states', async ({
    openAsAdmin,
    cloud,
    company: { admin, organization },
  }) => {
    const orgDocument = (path: string) => cloud.firestore.doc(`Organizations/${organization.id}/${path}`);
    await orgDocument('Settings/credit').set({ limit: 60_000 });
    await orgDocument('Owed/trips').set({ amount: 90_000 });
    const page = await openAsAdmin('/newdelivery');
    // What is announced is said outside of it.
    const main = page.getByRole('main');
    const expectFit = (state: string) =>
      expect.soft.poll(() => layoutProblems(page), { message: state }).toEqual([]);

    await expect(main.getByText(/^Jou organisasie skuld/)).toBeVisible();
    await expect(main.getByText(/^Jou faktuuradres is/)).toBeVisible();
    await expectFit('above the limit, a first delivery');
    await orgDocument('Owed/trips').set({ amount: 0 });
    await storeDelivery(cloud, organization.id, { external_id: 'KK-1040' });
    await page.reload();
    await expect(main.getByText(/^Word by .* afgehaal, soos jou vorige aflewering/)).toBeVisible();
    await expectFit('a known pickup');

    await page.getByLabel('Eksterne ID').fill('KK-1040');
    await expect(main.getByText(/^KK-1040 word reeds deur/)).toBeVisible();
    await page.getByLabel('Foonnommer by aflewerpunt').fill('082 123 4567');
    await expect(main.getByText(/BTW ingesluit/)).toBeVisible();
    await expectFit('a taken reference, and a price');
    await page.getByRole('radio', { name: 'Geskeduleer' }).check();
    await page
      .getByRole('button', { name: 'Voeg eenheid, landmerk of hekkode vir die afhaalpunt by' })
      .click();
    await page.getByRole('button', { name: 'Skep aflewering' }).click();
    await expect(page.getByLabel('Datum en tyd van afhaal')).toHaveAccessibleDescription(/Voer die datum/);
    await expectFit('scheduled, with directions and what is wrong');
    await page.getByRole('radio', { name: 'Tydvenster' }).check();
    await page.getByRole('button', { name: 'Skep aflewering' }).click();
    await expect(page.getByLabel('Einde van aflewertyd')).toHaveAccessibleDescription(/Voer die einde/);
    await expectFit('a window, with its ready times and what is wrong');
    const draft = orgDocument(`Team/${admin.uid}/Drafts/new-delivery`);
    await expect.poll(async () => String((await draft.get()).get('value'))).toContain('time_window');
    await page.reload();
    await expect(main.getByText(/^Ons het bewaar wat jy/)).toBeVisible();
    await expectFit('what was kept');
    await page.getByRole('button', { name: 'Maak leeg' }).click();
    await expect(main.getByText('Wat jy getik het, is uitgevee.')).toBeVisible();
    await expectFit('what was cleared');

    await page.getByLabel('Eksterne ID').fill('AF-1');
    await page.getByLabel('Foonnommer by aflewerpunt').fill('082 123 4567');
    await expect(main.getByText(/BTW ingesluit/)).toBeVisible();
    await untilPrepared(page);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Skep aflewering' }).click();
    const outbox = page.getByRole('region', { name: 'Uitmandjie' });
    await expect(outbox.getByText('Op hierdie toestel gestoor')).toBeVisible();
    await expect(main.getByText(/^Aflewering AF-1 is op hierdie toestel gestoor/)).toBeVisible();
    await expectFit('saved on the device');
    await outbox.getByRole('button', { name: 'Vee uit: AF-1' }).click();
    await expectFit('a question before it is deleted');
    await page.getByRole('button', { name: 'Kanselleer' }).click();
    await page.context().setOffline(false);
    await expect(outbox.getByText('Aanvaar')).toBeVisible();
    await expectFit('sent from the device');
    for (const [query, title] of [
      ['repeat=none', 'Aflewering nie gevind nie'],
      ['outbox=none', 'Niks wag onder hierdie adres nie'],
    ]) {
      await page.goto(`/newdelivery?${query}`);
      await expect(main.getByText(title ?? '')).toBeVisible();
      await expectFit(query ?? '');
    }
  });
});
