import { policyReports } from '@fleetfoot/shared/model/release/policy-report';
import type { Page } from '@playwright/test';
import { demoAdmin } from '../support/demo';
import { expect, test } from '../support/fixtures';
import { SCREENS_OF_EVERY_WIDTH, type Screen, SET_UP_SCREENS } from '../support/screenshot-list';
import { GATE } from '../support/tags';
import { untilReady } from '../support/take-screenshots';
import { watchViolations } from '../support/violation-watch';

/** Opens each screen by its address and expects nothing to be refused on the way. */
async function expectNoViolation(page: Page, screens: readonly Screen[]): Promise<void> {
  const seen = await watchViolations(page);
  for (const { name, path, prepare } of screens) {
    await page.goto(path, { waitUntil: 'commit' });
    await untilReady(page);
    if (prepare) {
      await prepare(page);
      await untilReady(page);
    }
    expect(seen(), name).toEqual([]);
  }
}

const isElsewhere = ({ name }: Screen) => !SCREENS_OF_EVERY_WIDTH.some((screen) => screen.name === name);

test('the policies block no part of the list of deliveries and of tracking pages', async ({
  openAs,
  cloud,
}) => {
  const page = await openAs(await demoAdmin(cloud), 'about:blank');
  await expectNoViolation(page, SET_UP_SCREENS.filter(isElsewhere));
});

test('both policies are in force, and the watch records their violations', GATE, async ({ page }) => {
  const seen = await watchViolations(page);
  await page.goto('/login');
  await untilReady(page);
  await page.evaluate(() => {
    // The static policy names every image host; the page's own policy requires a nonce for styles.
    new Image().src = 'https://evil.example/pixel.png';
    document.head.append(document.createElement('style'));
    document.head.lastElementChild?.append('body { color: red }');
  });
  await expect.poll(() => seen().join('\n')).toContain('/login: img-src https://evil.example/pixel.png');
  await expect.poll(() => seen().join('\n')).toContain('/login: style-src-elem inline');
});

test('a report of a refusal is counted by route and remote, without what it names', async ({
  page,
  cloud,
}) => {
  const body = {
    documentURL: `${cloud.origin}/deliveries/0821234567?name=thandi`,
    effectiveDirective: 'img-src',
    blockedURL: 'https://evil.example/pixel.png?number=0821234567',
    sourceFile: `${cloud.origin}/remotes/mf-deliveries/1/list.01234567.js`,
  };
  let counts: readonly object[] = [];
  // Of more than twenty in a minute, which other tests may have sent, only some are counted.
  await expect(async () => {
    const answer = await page.request.post('/policy-reports', {
      headers: { 'content-type': 'application/reports+json' },
      data: JSON.stringify([{ type: 'csp-violation', body }]),
    });
    expect(answer.status()).toBe(204);
    const { docs } = await cloud.firestore.collection(policyReports.path()).get();
    counts = docs.map((document) => document.data());
    expect(counts).toContainEqual(
      expect.objectContaining({
        ...{
          directive: 'img-src',
          blocked: 'other',
          source: 'mf-deliveries',
          path: '/deliveries/:deliveryID',
        },
        count: expect.any(Number),
      }),
    );
  }).toPass();
  expect(JSON.stringify(counts)).not.toMatch(/0821234567|thandi|evil/);
});

test('security.txt says whom to tell of a weakness', async ({ page }) => {
  const answer = await page.request.get('/.well-known/security.txt');
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toContain('Contact: mailto:admin@fleetfoot.co.za');
});
