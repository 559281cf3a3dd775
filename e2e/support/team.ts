import type { Locator, Page } from '@playwright/test';
import { asShown } from './numbers';

/** A member's row on /team. */
export function memberRow(page: Page, fullName: string): Locator {
  return page.getByRole('table', { name: 'Team members' }).getByRole('row').filter({ hasText: fullName });
}

/** The row of an invitation on /team. */
export function inviteRow(page: Page, phoneNumber: string): Locator {
  return page
    .getByRole('table', { name: 'Pending invitations' })
    .getByRole('row')
    .filter({ hasText: asShown(phoneNumber) });
}

/** The dialog in which an Admin invites. */
export function inviteDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Invite Team Member' });
  return {
    dialog,
    number: dialog.getByLabel('Phone number'),
    role: dialog.getByLabel('Role'),
    invite: dialog.getByRole('button', { name: 'Invite', exact: true }),
    alert: dialog.getByRole('alert'),
    async open() {
      await page.getByRole('button', { name: 'Invite Member' }).click();
    },
  };
}

/** The dialog in which an Admin changes a member's role or removes the member. */
export function memberDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Team Member' });
  return {
    dialog,
    role: dialog.getByLabel('Change Role'),
    update: dialog.getByRole('button', { name: 'Update' }),
    remove: dialog.getByRole('button', { name: /^Remove .* from the team$/ }),
    confirm: dialog.getByRole('button', { name: 'Confirm removal' }),
    rolls: dialog.getByRole('checkbox', { name: 'Roll the API key' }),
    keep: dialog.getByLabel('The old key stops working'),
    alert: dialog.getByRole('alert'),
    async open(fullName: string) {
      await memberRow(page, fullName).getByRole('button', { name: 'Edit' }).click();
    },
  };
}
