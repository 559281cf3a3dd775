import { expect, test } from '../support/fixtures';
import { followSidebar } from '../support/sidebar';
for (const how of ['remove', 'keep']) test('debug B '+how, async ({ openAsAdmin }) => {
  const page = await openAsAdmin('about:blank');
  page.on('request', (r) => /mf-restaurants|remotes.json/.test(r.url()) && console.log('REQ', r.method(), r.url()));
  await page.goto('/deliveries');
  await expect(page.getByText('No deliveries yet')).toBeVisible();
  await page.route('**/remotes/mf-restaurants/**', (route) => route.abort());
  await followSidebar(page, 'Restaurants');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await page.unrouteAll();
  console.log('--- retry');
  if (how==='remove') console.log(await page.evaluate(() => { const l=[...document.querySelectorAll('link[rel=preload]')].filter(x=>x.href.includes('restaurants')); for (const x of l) x.remove(); return l.length; }));
  await page.getByRole('button', { name: 'Retry' }).click();
  await new Promise((r) => setTimeout(r, 4000));
  console.log(await page.getByRole('main').innerText());
});
