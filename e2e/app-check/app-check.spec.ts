import { expect, test } from '../support/fixtures';
import { calledIn } from '../support/function-calls';
import { inviteToCreate } from '../support/invitations';
import { completeProfile, describeOrganization } from '../support/onboarding';
import { idTokenOf, requestsWith } from '../support/own-token';
import { heading } from '../support/screens';
import { signIn } from '../support/sign-in';

const EXCHANGE = '**/local/app-check';
const REFUSAL = 'We could not confirm that this comes from our own page.';

test('a newcomer signs in and founds an organisation with App Check enforced', async ({
  page,
  cloud,
  phoneNumber,
}) => {
  const shown: (string | undefined)[] = [];
  page.on('request', (request) => {
    const isGoogle = request.url().includes('googleapis.com') && request.method() === 'POST';
    if (isGoogle || ['createOrganization', 'create-setup-intent'].includes(calledIn(request) ?? ''))
      shown.push(request.headers()['x-firebase-appcheck']);
  });
  await inviteToCreate(cloud, phoneNumber, 'Karoo Kitchen');
  await signIn(page, cloud, phoneNumber);
  await completeProfile(page, 'Lerato Khumalo', 'lerato@example.co.za');
  const invitation = page.getByRole('listitem').filter({ hasText: 'Karoo Kitchen' });
  await invitation.getByRole('button', { name: 'Create' }).click();
  await describeOrganization(page);
  await expect(heading(page)).toHaveText('Billing Settings');
  expect(shown.length).toBeGreaterThan(1);
  expect(shown.every((token) => token?.split('.').length === 3)).toBe(true);
});

test('an Admin adds a card with App Check enforced', async ({ openAsAdmin }) => {
  const page = await openAsAdmin('/billing');
  const intent = page.waitForRequest((request) => calledIn(request) === 'create-setup-intent');
  await page.getByRole('button', { name: '+ Add payment method' }).click();
  const sent = await intent;
  expect(sent.headers()['x-firebase-appcheck']).toBeDefined();
  expect((await sent.response())?.status()).toBe(200);
});

test('the first rows are asked for with the token that the SDK has stored', async ({ openAsAdmin }) => {
  const page = await openAsAdmin('/deliveries');
  await expect(page.getByText('No deliveries yet')).toBeVisible();
  const [ahead] = await Promise.all([page.waitForRequest(/:runQuery/), page.reload()]);
  expect(ahead.headers()['x-firebase-appcheck']?.split('.')).toHaveLength(3);
});

test('a page that cannot be told from a script is refused in words, and stays signed in', async ({
  openAsAdmin,
}) => {
  const page = await openAsAdmin('about:blank');
  await page.route(EXCHANGE, (route) => route.fulfill({ status: 403, json: { error: { code: 403 } } }));
  await page.goto('/billing');
  await page.getByRole('button', { name: '+ Add payment method' }).click();
  await expect(page.getByText(REFUSAL)).toBeVisible();
  await expect(page).toHaveURL(/\/billing$/);
});

test("a user's own token opens no function past the page, and the API stays open to its keys", async ({
  openAsAdmin,
  cloud,
  company: { organization },
}) => {
  const page = await openAsAdmin('/team');
  await expect(heading(page)).toHaveText('Team');
  const { call } = requestsWith(cloud, await idTokenOf(page));
  expect(
    await call('inviteTeamMember', { orgID: organization.id, phoneNumber: '+27825550199', role: 'Member' }),
  ).toBe(400);
  const invites = await cloud.firestore.collection(`Organizations/${organization.id}/TeamInvites`).get();
  expect(invites.size).toBe(0);
  const answer = await page.request.get('/v1/deliveries');
  expect(answer.status()).toBe(401);
});
