import { deliverySettings } from '@fleetfoot/shared/model/delivery/delivery-records';
import { savedAddresses } from '@fleetfoot/shared/model/delivery/saved-address';
import { expect, type Locator, type Page } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import type { Cloud } from './cloud';
import { chooseAddress } from './delivery-form';

/** Chooses a place in the panel by what is typed and by the suggestion's text. */
export async function choosePlace(page: Page, typed: string, suggestion: string): Promise<void> {
  await chooseAddress(page, 'Find the address', typed, suggestion);
  await expect(page.getByRole('group', { name: 'The address on the map' })).toHaveCSS('height', '180px');
}

export function saveButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Save and continue' });
}

/** A saved address in the list. */
export function savedItem(page: Page, title: string): Locator {
  return page
    .getByRole('list', { name: 'Saved addresses' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) });
}

/** The document of an address in an organisation's book. */
export function addressFields(id: string, label: string): Record<string, unknown> {
  const now = Timestamp.now();
  return {
    id,
    latitude: -26.2386,
    longitude: 27.9088,
    city: 'Soweto',
    country: 'South Africa',
    countryCode: 'ZA',
    streetAddress: '8115 Vilakazi Street, Orlando West',
    name: '',
    fullAddressString: '8115 Vilakazi Street, Orlando West, Soweto, 1804, South Africa',
    unitNumber: '',
    buildingName: '',
    instructions: '',
    label,
    contactName: 'Naledi Molefe',
    contactPhoneNumber: '+27821234567',
    landmark: '',
    gateCode: '',
    created_at: now,
    updated_at: now,
    created_by: 'another-system',
    updated_by: 'another-system',
  };
}

/** Puts an address into an organisation's book, past the dashboard. */
export async function storeAddress(
  cloud: Cloud,
  orgID: string,
  label: string,
  changes: Readonly<Record<string, string>> = {},
): Promise<string> {
  const reference = cloud.firestore.collection(savedAddresses.path(orgID)).doc();
  await reference.set({ ...addressFields(reference.id, label), ...changes });
  return reference.id;
}

/** Gives an organisation no default pickup: a page hears of a choice as of the change of a document that is there. */
export async function storeNoDefault(cloud: Cloud, orgID: string): Promise<void> {
  const none = { defaultPickupAddressID: '', updated_at: Timestamp.now(), updated_by: 'another-system' };
  await cloud.firestore.doc(deliverySettings.document(orgID)).set(none);
}

/** The addresses of an organisation as the database has them. */
export async function readAddresses(cloud: Cloud, orgID: string) {
  const { docs } = await cloud.firestore.collection(savedAddresses.path(orgID)).get();
  return docs.map((document) => document.data());
}
