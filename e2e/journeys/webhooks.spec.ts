import type { Page } from '@playwright/test';
import { apiDelivery, callApi, keysOf } from '../support/api';
import { expectAccessible } from '../support/axe';
import { runScheduled } from '../support/run-scheduled';
import { heading, section } from '../support/screens';
import { gateIf } from '../support/tags';
import { expect, test } from '../support/team-fixtures';
import { openEndpoint } from '../support/webhook-endpoint';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The rows of the log, the newest first. */
const calls = (page: Page) =>
  section(page, 'Log')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });

/** The secret in the dialog that shows it once, which is then left. */
async function takeSecret(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog', { name: 'Copy this secret now' });
  const text = await dialog.getByText(/whsec_/).innerText();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  return /whsec_[\w+/]+=*/.exec(text)?.[0] ?? '';
}

for (const width of [1280, 360]) {
  test(
    `a developer adds a webhook, sees it fail and heal, and replaces its secret, at ${width} px`,
    gateIf(width === 360),
    async ({ cloud, company: { organization }, openAsAdmin, join }) => {
      const endpoint = await openEndpoint();
      const page = await openAsAdmin('/api', { viewport: { width, height: 740 } });
      const isWide = width === 1280;

      // It is added, and its secret shown once.
      await expect(section(page, 'Webhooks')).toContainText('No webhooks');
      await button(page, 'Add webhook').click();
      const form = page.getByRole('dialog', { name: 'Add a webhook' });
      if (isWide) await expectAccessible(page, 'the form of a webhook');
      await form.getByLabel('Address').fill('https://192.168.0.1/hooks');
      await form.getByRole('button', { name: 'Add webhook' }).click();
      await expect(form.getByRole('alert')).toContainText('public internet');
      await form.getByLabel('Address').fill(endpoint.url);
      await form.getByLabel('Description (optional)').fill('Online shop');
      await form.getByRole('button', { name: 'Add webhook' }).click();
      const secret = await takeSecret(page);
      await expect(heading(page)).toHaveText('Online shop');
      await expect(section(page, 'Log')).toContainText('Events will show up here');

      // A test event is tried at once.
      await button(page, 'Send test event').click();
      await expect(calls(page)).toHaveCount(1);
      await expect(calls(page).first()).toContainText(/webhook\.test.*Delivered.*204/s);
      expect(endpoint.received.at(-1)?.isSignedWith(secret)).toBe(true);

      // It redirects to this machine, which is not followed, and an attempt is noted.
      endpoint.answerWith(307, `${new URL(endpoint.url).origin}/elsewhere`);
      const { live } = await keysOf(cloud, organization.id);
      expect(await callApi(cloud, live, 'POST', '/deliveries', apiDelivery('HOOK-1'))).toBe(201);
      // Another run may have looked at this event a moment ago; then the next one tells it.
      await expect(async () => {
        await runScheduled(cloud, 'everyMinute/sendWebhooks', organization.id);
        await expect(calls(page).first()).toContainText(/delivery\.created.*Trying again.*307/s, {
          timeout: 5_000,
        });
      }).toPass({ timeout: 60_000 });
      await expect(page.getByText('Failing', { exact: true })).toBeVisible();
      expect(endpoint.received.some(({ path }) => path === '/elsewhere')).toBe(false);

      // It heals, and the developer does not wait for the next attempt.
      endpoint.answerWith(204);
      await calls(page).first().getByRole('button').click();
      const call = page.getByRole('dialog', { name: 'Event' });
      if (isWide) await expectAccessible(page, 'an event of a webhook');
      await call.getByRole('button', { name: 'Try now' }).click();
      await expect(call).toContainText('Delivered');
      await call.getByRole('button', { name: 'Close' }).last().click();
      const [failed, arrived] = endpoint.received.slice(-2);
      expect(arrived).toMatchObject({ id: failed?.id, type: 'delivery.created' });
      if (isWide) await expectAccessible(page, 'a webhook and its log');

      // Everything is sent again under the same ids.
      await button(page, 'Send again since…').click();
      const again = page.getByRole('dialog', { name: 'Send events again' });
      await again.getByRole('button', { name: 'Send again' }).click();
      await expect(again).toBeHidden();
      await runScheduled(cloud, 'everyMinute/sendWebhooks', organization.id);
      await expect.poll(() => endpoint.received.length).toBe(5);
      expect(new Set(endpoint.received.map(({ id }) => id)).size).toBe(2);

      // Both secrets sign for a day.
      await button(page, 'Replace secret').click();
      await page
        .getByRole('dialog', { name: 'Replace the secret?' })
        .getByRole('button', { name: 'Replace secret' })
        .click();
      const next = await takeSecret(page);
      expect(next).not.toBe(secret);
      await button(page, 'Send test event').click();
      await expect.poll(() => endpoint.received.length).toBe(6);
      expect([secret, next].map((key) => endpoint.received.at(-1)?.isSignedWith(key))).toEqual([true, true]);

      // It is switched off and on, and deleted.
      await button(page, 'Switch off').click();
      await expect(page.getByText(/Off since/)).toBeVisible();
      await button(page, 'Switch on').click();
      await expect(page.getByText(/Off since/)).toBeHidden();
      await button(page, 'Delete').click();
      await page.getByRole('button', { name: 'Delete webhook' }).click();
      await expect(heading(page)).toHaveText('API');
      await expect(section(page, 'Webhooks')).toContainText('No webhooks');

      const member = await join('Member');
      const theirs = await member.open('/api');
      await expect(section(theirs, 'Webhooks')).toContainText('Only an Admin can see webhooks.');
      await expect(button(theirs, 'Add webhook')).toBeHidden();
      await endpoint.close();
    },
  );
}
