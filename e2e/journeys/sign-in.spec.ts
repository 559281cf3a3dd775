import { newestCode, sentCodes, wrongCode } from '../support/codes';
import { refuseAuth, repair } from '../support/faults';
import { expect, test } from '../support/fixtures';
import { afterPrefix } from '../support/numbers';
import { askForCode, codeField, ownNumberField } from '../support/sign-in';
import { GATE } from '../support/tags';

test('a press of Enter sends one code, however often it is pressed', async ({ page, cloud, phoneNumber }) => {
  await page.goto('/login');
  const field = page.getByLabel('Mobile number');
  await field.fill(afterPrefix(phoneNumber));
  const isSending = /accounts:sendVerificationCode/;
  await page.route(isSending, (route) => field.press('Enter').then(() => route.continue()), { times: 1 });
  await field.press('Enter');
  // Not on the field: the page may have gone on by now.
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/verify$/);
  expect(await sentCodes(cloud, phoneNumber)).toHaveLength(1);
});

test(
  'a wrong and an expired code get a message and an empty field with the focus',
  GATE,
  async ({ page, cloud, phoneNumber }) => {
    await page.goto('/login');
    await askForCode(page, phoneNumber);
    const code = await newestCode(cloud, phoneNumber);
    await codeField(page).fill(wrongCode(code));
    await expect(
      page.getByText('That code is not right. Check the message and enter it again.'),
    ).toBeVisible();
    await expect(codeField(page)).toHaveValue('');
    await expect(codeField(page)).toBeFocused();

    await refuseAuth(page, 'signInWithPhoneNumber', 'SESSION_EXPIRED');
    await codeField(page).fill(code);
    await expect(page.getByText('That code has expired. Ask for a new one and enter it here.')).toBeVisible();
    await expect(codeField(page)).toHaveValue('');
    await expect(codeField(page)).toBeFocused();

    await repair(page);
    await codeField(page).fill(code);
    await expect(page).toHaveURL(/\/createprofile$/);
  },
);

test(
  'the boxes take typing, backspace and a paste with a space, and submit once by themselves',
  GATE,
  async ({ page, cloud, phoneNumber, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const confirmations: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('accounts:signInWithPhoneNumber')) confirmations.push(request.url());
    });
    await page.goto('/login');
    await askForCode(page, phoneNumber);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.keyboard.type('12');
    await expect(codeField(page)).toHaveValue('12');
    await page.keyboard.press('Backspace');
    await expect(codeField(page)).toHaveValue('1');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Enter all 6 digits of the code.')).toBeVisible();
    await page.keyboard.press('Backspace');
    await expect(codeField(page)).toHaveValue('');
    expect(confirmations).toEqual([]);

    const code = await newestCode(cloud, phoneNumber);
    await page.evaluate(
      (text) => navigator.clipboard.writeText(text),
      `${code.slice(0, 3)} ${code.slice(3)}`,
    );
    await page.keyboard.press('ControlOrMeta+V');
    await expect(page).toHaveURL(/\/createprofile$/);
    expect(confirmations).toHaveLength(1);
  },
);

test(
  'a request without a connection cannot be made, which is explained, and one that fails beside a connection is no matter of it',
  GATE,
  async ({ page, context, phoneNumber }) => {
    await page.goto('/login');
    // Its scripts need the connection.
    await ownNumberField(page).fill(afterPrefix(phoneNumber));
    await context.setOffline(true);
    const next = page.getByRole('button', { name: 'Continue' });
    await expect(next).toBeDisabled();
    await expect(next).toHaveAccessibleDescription(/^This needs a connection\./);
    await context.setOffline(false);
    await page.route(/sendVerificationCode/, (route) => route.abort());
    await next.click();
    await expect(page.getByLabel('Mobile number')).toHaveAccessibleDescription(
      /An error occurred\. Please try again\./,
    );
    await page.unrouteAll();
    await askForCode(page, phoneNumber);
  },
);
