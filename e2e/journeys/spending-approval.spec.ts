import { monthOf } from '@fleetfoot/shared/billing';
import { memberSpending } from '@fleetfoot/shared/model/billing/spending';
import { expectAccessible } from '../support/axe';
import { storeCards } from '../support/billing';
import { buy, chargesOf, expectOneCampaign } from '../support/campaigns';
import { expect, test } from '../support/fixtures';
import { addMember } from '../support/organizations';
import { createPerson } from '../support/people';
import { section } from '../support/screens';
import { GATE } from '../support/tags';

test(
  'a purchase above the limit waits for an Admin, and goes on in the open page once it is approved',
  GATE,
  async ({ cloud, company: { organization }, newNumber, openAs, openAsAdmin }) => {
    await storeCards(cloud, organization.id, ['pm_card_visa']);
    const person = await createPerson(cloud, newNumber(), 'Sipho Dlamini');
    await addMember(cloud, organization.id, person, 'Member');
    const month = memberSpending.document(organization.id, `${person.uid}_${monthOf(new Date())}`);
    await cloud.firestore.doc(month).set({ held: { earlier: 2_900_000 } });

    const page = await openAs({ account: person, person, organization, role: 'Member' }, '/newcampaign');
    const dialog = await buy(page, 0, 4);
    await expect(dialog).toContainText('The Admins of your organisation see it under Billing now.');
    await expectAccessible(page, 'waiting for an Admin');
    expect(await chargesOf(cloud, organization.id)).toEqual([]);

    const admin = await openAsAdmin('/advertising');
    await expect(admin.getByText('1 purchase waits for an Admin.')).toBeVisible();
    await expect(admin.getByRole('link', { name: '1 purchase to approve' })).toHaveAttribute(
      'href',
      '/billing',
    );
    await admin.getByRole('link', { name: 'Decide in Billing' }).click();
    const waiting = section(admin, 'Purchases to approve');
    await expect(waiting).toContainText('Sipho Dlamini: 12 Months, 4 bikes');
    await expectAccessible(admin, 'purchases to approve');
    await waiting.getByRole('button', { name: /^Approve/ }).click();
    await admin
      .getByRole('dialog', { name: 'Approve this purchase?' })
      .getByRole('button', { name: 'Approve' })
      .click();
    await expect(waiting).toHaveCount(0);

    await expect(page).toHaveURL(/\/advertising$/);
    await expectOneCampaign(cloud, organization.id, 240_000);
  },
);
