import { recordAnnouncements, takeAnnouncements } from '../support/announcements';
import { expectAccessible } from '../support/axe';
import { storeCards } from '../support/billing';
import {
  bikeField,
  buy,
  chargesOf,
  choose,
  expectNothingBought,
  expectOneCampaign,
  letMinutePass,
  openPurchase,
  plans,
  purchaseDialog,
} from '../support/campaigns';
import { CARD_NUMBERS, cardDialog, submitCard } from '../support/cards';
import { watchConsole } from '../support/console-watch';
import { expect, test } from '../support/fixtures';
import { detail, section } from '../support/screens';
import { gateIf, SMOKE } from '../support/tags';

const SPACE = '\u00a0';
const rand = (text: string) => `R${SPACE}${text.replaceAll(' ', SPACE)}`;

for (const width of [1280, 360]) {
  test.describe(`on a screen of ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    test(
      'a campaign is chosen, confirmed and paid for once',
      gateIf(width === 360),
      async ({ cloud, company: { admin, organization }, openAsAdmin }) => {
        await storeCards(cloud, organization.id, ['pm_card_visa']);
        const page = await openAsAdmin('about:blank');
        const problems = await watchConsole(page);
        await recordAnnouncements(page);
        await page.goto('/newcampaign');
        await choose(page, 2, 8);
        const figures = section(page, 'Your campaign');
        await expect(detail(figures, 'Total activation')).toHaveText(rand('9 600,00'));
        await expect(detail(figures, 'Monthly cost')).toHaveText(rand('6 000,00'));
        await expect(detail(figures, 'Total cost for 12 months')).toHaveText(rand('81 600,00'));
        await expect(detail(figures, 'Distance per month')).toHaveText(/^14\s000 km$/);
        await expect(detail(figures, 'Impressions per month')).toHaveText(/^2\s200\s000$/);

        const dialog = await openPurchase(page);
        await expect(dialog).toContainText('Month-to-Month, 8 bikes.');
        await expect(dialog).toContainText(
          `You will be charged ${rand('4 800,00')} now, half of the total activation fee of ${rand('9 600,00')}.`,
        );
        await expect(dialog).toContainText('Visa •••• 4242');
        await dialog.getByRole('button', { name: 'Confirm' }).dblclick();

        await expect(page).toHaveURL(/\/advertising$/);
        await expect(page.getByText('Your campaign has been created. It is in review.')).not.toHaveCount(0);
        await expect
          .poll(() => takeAnnouncements(page))
          .toContain('Your campaign has been created. It is in review.');
        const row = page.getByRole('row').filter({ hasText: 'Month-to-Month from' });
        await expect(row).toContainText('Review');
        await expect(row).toContainText(rand('750,00'));
        await expectOneCampaign(cloud, organization.id, 480_000);
        await row.getByRole('link').click();
        const summary = section(page, 'Summary');
        await expect(detail(summary, 'Number of bikes')).toHaveText('8');
        await expect(detail(summary, 'Total price per month')).toHaveText(rand('6 000,00'));
        await expect(detail(summary, 'End date')).toHaveText('N/A');
        await expect(detail(summary, 'Start date')).toHaveText(/^\d{2} \w{3} \d{4}$/);

        // The next purchase starts again, also with the same choice.
        await letMinutePass(cloud, admin.uid, organization.id);
        await page.goto('/newcampaign');
        await expect(bikeField(page)).toHaveValue('1');
        await buy(page, 2, 8);
        await expect(page).toHaveURL(/\/advertising$/);
        await expect.poll(() => chargesOf(cloud, organization.id)).toEqual([480_000, 480_000]);
        expect(problems).toEqual([]);
      },
    );
  });
}

test(
  'a plan without an activation fee asks for no card and charges nothing',
  SMOKE,
  async ({ cloud, company: { organization }, openAsAdmin }) => {
    const page = await openAsAdmin('/newcampaign');
    await choose(page, 1, 24);
    await expect(detail(section(page, 'Your campaign'), 'Total activation')).toHaveText(rand('0,00'));
    await expect(detail(section(page, 'Your campaign'), 'Total cost for 12 months')).toHaveText(
      rand('216 000,00'),
    );
    const dialog = await openPurchase(page);
    await expect(dialog).toContainText('Nothing is charged now');
    await dialog.getByRole('button', { name: 'Confirm' }).dblclick();
    await expect(page).toHaveURL(/\/advertising$/);
    await expectOneCampaign(cloud, organization.id, 0);
  },
);

test('the popup without a card takes one in the middle, and keeps the choice', async ({
  cloud,
  company: { organization },
  openAsAdmin,
}) => {
  const page = await openAsAdmin('/newcampaign');
  await choose(page, 0, 5);
  await page.getByRole('button', { name: 'Create Campaign' }).click();
  const dialog = purchaseDialog(page);
  await expect(dialog).toContainText('There is no card to charge.');
  await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await expectAccessible(page, 'campaign without a card');
  await dialog.getByRole('button', { name: 'Add a card' }).click();
  const form = cardDialog(page, 'Add a card');
  await expect(form.getByRole('button', { name: 'Save' })).toBeEnabled();
  await submitCard(page, CARD_NUMBERS.mastercard);
  await expect(form).toHaveCount(0);
  await expect(bikeField(page)).toHaveValue('5');
  await expect(plans(page).first()).toBeChecked();
  await expect(dialog).toContainText('Mastercard •••• 4444');
  await expectAccessible(page, 'campaign to be confirmed');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Create Campaign' })).toBeFocused();
  await openPurchase(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expectNothingBought(cloud, organization.id);
  await openPurchase(page);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/advertising$/);
  await expectOneCampaign(cloud, organization.id, 300_000);
});
