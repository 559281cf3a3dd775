import { type Fields, OWN_ID, OWN_NUMBER, OWN_UID, SERVER_TIME } from './value';

const REPORTS = 'Organizations/fuzz/AdvertisingCampaigns/kept/Reports';

const address: Fields = { line1: '1 Long Street', line2: '', city: 'Cape Town', postalCode: '8001' };

const person: Fields = { fullName: 'Thandi', phoneNumber: OWN_NUMBER, email: 't@example.co.za' };

const invitation: Fields = { id: OWN_ID, phoneNumber: OWN_NUMBER, role: 'Admin', organizationName: 'Acme' };

const figures: Fields = { totalDistance: 1200, totalTime: 90, estImpressions: 52000 };

const campaign: Fields = {
  ...{ id: OWN_ID, name: '12 Months', noOfBikes: 5, pricePerBike: 750, totalMonthlyCost: 3750 },
  ...{
    status: 'Review',
    term: '12 Months',
    activationFee: 0,
    monthlyFee: 750,
    startDate: SERVER_TIME,
    startedBy: OWN_UID,
  },
};

const organization: Fields = {
  ...{ id: OWN_ID, name: 'Acme', adminSet: false, billingAddress: address, website: '' },
  ...{ supportEmail: 't@example.co.za', supportPhoneNumber: '+27821234567', apiKey: 'ff_live_x' },
};

const restaurant: Fields = {
  ...{ id: OWN_ID, name: 'Kota House', organizationID: 'fuzz', website: '', averagePrepTime: 20 },
  location: { streetAddress: '1 Vilakazi Street', city: 'Soweto', latitude: -26.2, longitude: 27.9 },
};

const ledgerEntry: Fields = {
  ...{ id: OWN_ID, month: '2026-11', createdAt: SERVER_TIME, kind: 'refund', amount: -480_000 },
  ...{ description: 'Campaign deposit', paymentIntentID: 'pi_1', last4: '4242' },
};

const apiRequest: Fields = {
  ...{ id: OWN_ID, at: SERVER_TIME, method: 'POST', route: '/v1/deliveries', target: '/v1/deliveries' },
  ...{ status: 201, statusClass: '2xx', duration: 12, mode: 'live', keyEnding: 'abcd', code: '' },
};

const statement: Fields = { id: OWN_ID, amount: 480_000, entries: 1, updatedAt: SERVER_TIME };

/** A document of every kind that only the server writes, and where somebody would put it. */
export interface ClosedDocument {
  readonly name: string;
  readonly document: Fields;
  readonly folders: readonly string[];
}

export const CLOSED_DOCUMENTS: readonly ClosedDocument[] = [
  { name: 'Organizations', document: organization, folders: ['Organizations'] },
  {
    name: 'Team',
    document: { ...person, id: OWN_UID, role: 'Admin' },
    folders: [
      'Organizations/fuzz/Team',
      'Organizations/elsewhere/Team',
      'Organizations/nowhere/Team',
      'A/b/Team',
    ],
  },
  {
    name: 'TeamInvites',
    document: { ...invitation, orgID: 'fuzz', invitedBy: OWN_UID, expiresAt: SERVER_TIME },
    folders: ['Organizations/fuzz/TeamInvites', 'Organizations/elsewhere/TeamInvites', 'A/b/TeamInvites'],
  },
  {
    name: 'OrganizationInvitations',
    document: { ...invitation, type: 'create' },
    folders: ['OrganizationInvitations'],
  },
  { name: 'AdvertisingCampaigns', document: campaign, folders: ['Organizations/fuzz/AdvertisingCampaigns'] },
  {
    name: 'Reports',
    document: {
      ...figures,
      id: OWN_ID,
      monthYear: 'January2026',
      monthYearInt: 202601,
      month: 1,
      year: 2026,
    },
    folders: [REPORTS],
  },
  {
    name: 'Bikes',
    document: { ...figures, regNo: 'CA 1', status: 'Active' },
    folders: [`${REPORTS}/kept/Bikes`],
  },
  {
    name: 'BikeDowntime',
    document: { regNo: 'CA 1', reason: 'Service', totalTime: 4, discountValue: 100 },
    folders: [`${REPORTS}/kept/BikeDowntime`],
  },
  {
    name: 'History',
    document: { status: 'Delivered', at: SERVER_TIME, by: OWN_UID },
    folders: [
      'Organizations/fuzz/Deliveries/kept/History',
      'Organizations/elsewhere/Deliveries/kept/History',
    ],
  },
  {
    name: 'Statements',
    document: statement,
    folders: ['Organizations/fuzz/Statements', 'Organizations/elsewhere/Statements'],
  },
  {
    name: 'LedgerEntries',
    document: ledgerEntry,
    folders: ['Organizations/fuzz/LedgerEntries', 'Organizations/elsewhere/LedgerEntries'],
  },
  {
    name: 'ApiRequests',
    document: apiRequest,
    folders: ['Organizations/fuzz/ApiRequests', 'Organizations/elsewhere/ApiRequests'],
  },
  {
    name: 'ApiKeyRolls',
    document: { id: OWN_ID, mode: 'live', at: SERVER_TIME, by: OWN_UID, oldKeyEnding: 'abcd' },
    folders: ['Organizations/fuzz/ApiKeyRolls', 'Organizations/elsewhere/ApiKeyRolls'],
  },
  { name: 'ApiKeys', document: { orgID: 'fuzz', mode: 'live' }, folders: ['ApiKeys'] },
  { name: 'ApiUsage', document: { count: 0 }, folders: ['ApiUsage'] },
  {
    name: 'ApiIdempotency',
    document: { requestHash: 'x', status: 201, body: '{}' },
    folders: ['Organizations/fuzz/ApiIdempotency', 'Organizations/elsewhere/ApiIdempotency'],
  },
  {
    name: 'TestDeliveries',
    document: { id: OWN_ID, external_id: 'T-1', status: 'Created', created_by: OWN_UID },
    folders: ['Organizations/fuzz/TestDeliveries', 'Organizations/elsewhere/TestDeliveries'],
  },
  {
    name: 'Private',
    document: { customerID: 'cus_1' },
    folders: ['Organizations/fuzz/Private', 'Organizations/elsewhere/Private'],
  },
  {
    name: 'PaymentAttempts',
    document: {
      ...{ id: OWN_ID, planID: 'month-to-month', noOfBikes: 12, amount: 720_000, customerID: 'cus_1' },
      ...{ paymentMethodID: 'pm_1', intentID: 'pi_1', createdBy: OWN_UID, createdAt: SERVER_TIME },
    },
    folders: ['Organizations/fuzz/PaymentAttempts', 'Organizations/elsewhere/PaymentAttempts'],
  },
  {
    name: 'StripeEvents',
    document: { type: 'charge.refunded', enteredAt: SERVER_TIME },
    folders: ['StripeEvents'],
  },
  { name: 'Restaurants', document: restaurant, folders: ['Restaurants'] },
  {
    name: 'Unheard of',
    document: { id: OWN_ID, uid: OWN_UID, name: 'x', data: {} },
    folders: [
      ...['Unheard', 'users', 'Team', 'Deliveries', 'Users/{uid}/Private', 'Users/{uid}/Team'],
      ...[
        'Organizations/fuzz/ApiKeys',
        'Organizations/fuzz/Deliveries/kept/Notes',
        'Organizations/fuzz/Addresses/kept/Notes',
        'Organizations/fuzz/addresses',
        'Restaurants/kept/menu',
        'Organizations/fuzz/deliveries',
      ],
    ],
  },
];
