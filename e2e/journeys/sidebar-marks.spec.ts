import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { heading } from '../support/screens';
import { openSidebar } from '../support/sidebar';

test('Billing is found in the menu of a phone', async ({ openAsAdmin }) => {
  const page = await openAsAdmin('/team', { viewport: { width: 360, height: 740 } });
  const menu = await openSidebar(page);
  await menu.getByRole('link', { name: 'Billing' }).click();
  await expect(menu).toBeHidden();
  await expect(heading(page)).toHaveText('Billing Settings');
  await expectAccessible(page, 'billing from the menu');
});
