import { newestCode, sentCodes, wrongCode } from '../support/codes';
import { refuseAuth, repair } from '../support/faults';
import { expect, test } from '../support/fixtures';
import { afterPrefix, asShown } from '../support/numbers';
import { createAccount } from '../support/people';
import { askForCode, codeField, ownNumberField } from '../support/sign-in';
import { GATE } from '../support/tags';

const REFUSALS = [
  ['INVALID_PHONE_NUMBER', 'The phone number format is incorrect. Please check and try again.'],
  ['MISSING_PHONE_NUMBER', 'Please provide your phone number.'],
  ['QUOTA_EXCEEDED', "We've sent too many codes. Please try again later."],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', "We've sent too many codes. Please try again later."],
  ['USER_DISABLED', 'This user has been disabled. Please contact support.'],
  ['OPERATION_NOT_ALLOWED', 'Phone verification is not available right now. Please contact support.'],
  ['INVALID_APP_CREDENTIAL', 'An error occurred. Please try again.'],
] as const;

test('every reason why a code cannot be sent is shown under the field, and the next request works', async ({
  page,
  phoneNumber,
}) => {
  await page.goto('/login');
  const field = page.getByLabel('Mobile number');
  await field.fill(afterPrefix(phoneNumber));
  for (const [code, message] of REFUSALS) {
    await test.step(code, async () => {
      await refuseAuth(page, 'sendVerificationCode', code);
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(field).toHaveAccessibleDescription(new RegExp(message.replace(/[.?]/g, '\\$&')));
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toBeFocused();
      await repair(page);
      await field.fill(afterPrefix(phoneNumber));
      await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    });
  }
  await askForCode(page, phoneNumber);
});

test('an impossible South African mobile number is refused before a request is sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.goto('/login');
  const field = page.getByLabel('Mobile number');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(field).toHaveAccessibleDescription(/Please provide your phone number\./);
  for (const number of ['82 123', '011 555 0100', '+44 7700 900123', 'eight two']) {
    await field.fill(number);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(field).toHaveAccessibleDescription(
      /The phone number format is incorrect\. Please check and try again\./,
    );
  }
  expect(sent.filter((url) => url.includes('sendVerificationCode'))).toEqual([]);
});

for (const form of ['0', '+27 ', '0027', '27', '+27 (0)']) {
  test(`a number that begins with ${form} is understood`, async ({ page, cloud, phoneNumber }) => {
    await page.goto('/login');
    await page.getByLabel('Mobile number').fill(`${form}${afterPrefix(phoneNumber)}`);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/verify$/);
    await expect(page.getByText(asShown(phoneNumber))).toBeVisible();
    await expect.poll(async () => (await sentCodes(cloud, phoneNumber)).length).toBe(1);
  });
}

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

test('a new code can be asked for once the countdown is over', async ({ page, cloud, phoneNumber }) => {
  await page.clock.install();
  await page.goto('/login');
  await page.getByLabel('Mobile number').fill(afterPrefix(phoneNumber));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/You can ask for a new code in \d+ s\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send a new code' })).toHaveCount(0);
  await page.clock.fastForward(30_000);
  await page.getByRole('button', { name: 'Send a new code' }).click();
  await expect(page.getByText(/You can ask for a new code in \d+ s\./)).toBeVisible();
  await expect.poll(async () => (await sentCodes(cloud, phoneNumber)).length).toBe(2);
  await codeField(page).fill(await newestCode(cloud, phoneNumber));
  await expect(page).toHaveURL(/\/createprofile$/);
});

test('/verify leads back to /login when no code is pending', async ({ page, phoneNumber }) => {
  await page.goto('/verify');
  await expect(page).toHaveURL(/\/login$/);
  await askForCode(page, phoneNumber);
  await page.reload();
  await expect(page).toHaveURL(/\/login$/);
});

test('a number can be corrected', async ({ page, phoneNumber }) => {
  await page.goto('/login');
  await askForCode(page, phoneNumber);
  await page.getByRole('link', { name: 'Change number' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel('Mobile number')).toHaveValue(
    afterPrefix(phoneNumber).replace(/^(\d{2})(\d{3})/, '$1 $2 '),
  );
});

test(
  'a request without a connection is explained, and the next one works',
  GATE,
  async ({ page, context, phoneNumber }) => {
    await page.goto('/login');
    // Its scripts need the connection.
    await ownNumberField(page).fill(afterPrefix(phoneNumber));
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel('Mobile number')).toHaveAccessibleDescription(
      /You are offline\. Check your connection and try again\./,
    );
    await context.setOffline(false);
    await askForCode(page, phoneNumber);
  },
);

test('a disabled user sees that after entering the code', async ({ page, cloud, phoneNumber }) => {
  const { uid } = await createAccount(cloud, phoneNumber);
  await cloud.auth.updateUser(uid, { disabled: true });
  await page.goto('/login');
  await page.getByLabel('Mobile number').fill(afterPrefix(phoneNumber));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/verify$/);
  await codeField(page).fill(await newestCode(cloud, phoneNumber));
  await expect(page.getByText('This user has been disabled. Please contact support.')).toBeVisible();
});
