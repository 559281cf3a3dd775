import { watchConsole } from '../support/console-watch';
import { expect, test } from '../support/fixtures';
import { heading } from '../support/screens';
import { signIn } from '../support/sign-in';
import { GATE } from '../support/tags';

test.use({ serviceWorkers: 'allow' });

test(
  'signing in leaves the console empty, from the number to the first page',
  GATE,
  async ({ page, cloud, phoneNumber }) => {
    const problems = await watchConsole(page);
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await page.goto('/');
    await signIn(page, cloud, phoneNumber);
    await expect(page).toHaveURL(/\/createprofile$/);
    await expect(heading(page)).toBeVisible();
    expect(problems).toEqual([]);
    expect(messages.filter((text) => /recaptcha/i.test(text))).toEqual([]);
  },
);
