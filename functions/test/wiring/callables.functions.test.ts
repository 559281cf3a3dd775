import { randomUUID } from 'node:crypto';
import {
  campaignCharges,
  deliveries,
  downtimeLines,
  invoices,
  namedKeys,
  problems,
  proofs,
  purchaseRequests,
  recurringDeliveries,
  reports,
  sessions,
  teamInvites,
  testDeliveries,
  webhooks,
} from '@fleetfoot/shared/model';
import { problem } from '@fleetfoot/shared/testing/problem';
import { recurringDelivery } from '@fleetfoot/shared/testing/recurring';
import * as deployed from '../../src/index';
import { NAMED } from '../../src/operations';
import { apiScene } from '../api/api-scene';
import { deposit, putCard, scene } from '../billing/scene';
import { putRefusedTrip } from '../billing/trip-scene';
import { refusal } from '../client/answer';
import { addressOf, callFunction, runJob } from '../client/http';
import { DROPOFF, delivery, PICKUP } from '../deliveries/typed-delivery';
import { putDelivery, storedDelivery } from '../privacy/privacy-scene';
import { database, put, putCreateInvitation, putProfile, putTeamInvite, read } from '../world/data';
import { signIn, signInByEmail } from '../world/sign-in';
import { freshNumber, type SignedIn, somebody } from '../world/somebody';

/** One call that succeeds. */
interface Call {
  readonly by: SignedIn;
  readonly request: object;
  readonly result: object;
}

const ID = expect.any(String);
const LINK = { token: expect.any(String), linkedAt: expect.any(Number) };

async function aboutCard() {
  const { admin, orgID } = await scene();
  const request = { orgID, paymentMethodID: await putCard(orgID) };
  return { by: admin, request, result: {} };
}

async function aboutInvite() {
  const { admin, orgID } = await scene();
  await put(teamInvites.document(orgID, 'pending'), { id: 'pending', phoneNumber: freshNumber() });
  return { by: admin, request: { orgID, inviteID: 'pending' }, result: {} };
}

const WEBHOOK = { url: 'https://shop.invalid/hooks', description: '', events: ['delivery.created'] };
const SECRET = { secret: expect.stringMatching(/^whsec_/) };

async function aboutWebhook() {
  const { admin, orgID } = await scene();
  const webhook = { id: 'hook', mode: 'live', ...WEBHOOK, generation: 0 };
  await put(webhooks.document(orgID, 'hook'), { ...webhook, createdAt: new Date(), createdBy: admin.uid });
  return { by: admin, request: { orgID, webhookID: 'hook' }, result: {} };
}

/** Set up by hand: a run of the scheduler is another test's. */
async function aboutRecurring(request: object) {
  const { member, orgID } = await scene();
  const recurring = recurringDelivery({ created_by: member.uid, status: 'paused' });
  await put(recurringDeliveries.document(orgID, recurring.id), recurring);
  return { by: member, request: { orgID, recurringID: recurring.id, ...request }, result: {} };
}

/** A problem of a delivery that a member has reported. */
async function aboutProblem(request: object) {
  const { member, orgID } = await scene();
  await put(problems.document(orgID, 'd1.1'), problem({ reportedBy: member.uid }));
  return { by: member, request: { orgID, problemID: 'd1.1', ...request }, result: {} };
}

const RECURRING_DETAILS = {
  ...{ name: 'Bread', days: 'monday', time: '08:30', starts: '2026-01-01', ends: '', holidays: 'skip' },
  ...{ deliverable_action: 'meet_at_door', pickup: PICKUP, dropoff: DROPOFF },
};

async function aboutDeposit(planID: Parameters<typeof deposit>[1]) {
  const { member, orgID } = await scene();
  await putCard(orgID);
  return { member, request: deposit(orgID, planID) };
}

/** Every operation that is called, by name or at its own address. */
const CALLS: Readonly<Record<string, () => Promise<Call>>> = {
  async AcceptTeamInvite() {
    const by = somebody();
    const { orgID, inviteID } = await putTeamInvite(by.phoneNumber);
    const userData = { fullName: 'Sipho Mokoena', email: 'sipho@example.co.za' };
    return { by, request: { orgID, inviteID, userData }, result: { orgID } };
  },
  async changeProfile() {
    const { member } = await scene();
    await putProfile(member);
    const request = { fullName: 'Sipho Mokoena', email: 'sipho@example.co.za' };
    return { by: member, request, result: {} };
  },
  async changeRole() {
    const { admin, member, orgID } = await scene();
    const role = { role: 'Admin' };
    return { by: admin, request: { orgID, memberID: member.uid, ...role }, result: role };
  },
  async createAdvertisingCampaign() {
    const { member, request } = await aboutDeposit('year-without-activation');
    const { amount: _, ...campaign } = request;
    return { by: member, request: campaign, result: { campaignID: request.attemptID } };
  },
  async createApiKey() {
    const { admin, orgID } = await apiScene();
    const request = { orgID, name: 'Shop', mode: 'test', scopes: ['write'], lifetime: '30d' };
    return {
      by: admin,
      request: { ...request, attemptID: randomUUID() },
      result: { key: expect.stringMatching(/^ff_test_/) },
    };
  },
  async createOrganization() {
    const by = somebody();
    await putProfile(by);
    const organization = {
      name: 'Kota House',
      billingAddress: { line1: '1 Vilakazi Street', line2: '', city: 'Soweto', postalCode: '1804' },
      website: '',
      supportPhoneNumber: '011 123 4567',
      supportEmail: 'help@kota.co.za',
    };
    const inviteID = await putCreateInvitation(by.phoneNumber);
    return { by, request: { inviteID, organization }, result: { orgID: ID } };
  },
  closeProblem: () => aboutProblem({}),
  writeToProblem: () => aboutProblem({ text: 'Any news?', seen: 0 }),
  async reportProblem() {
    const { member, orgID } = await scene();
    await putDelivery(orgID, 'd1');
    const request = { orgID, deliveryID: 'd1', number: 1, reason: 'damaged', note: '' };
    return { by: member, request, result: {} };
  },
  async queryDowntime() {
    const { member, orgID } = await scene();
    await put(reports.document(orgID, 'c1', 'r1'), {
      ...{ id: 'r1', monthYear: 'October2026', monthYearInt: 202_610, month: 10, year: 2026 },
      ...{ totalDistance: 1, totalTime: 1, estImpressions: 1 },
    });
    await put(downtimeLines.document(orgID, 'c1', 'r1', 'l1'), { id: 'l1', regNo: 'ND 123-456' });
    const line = { campaignID: 'c1', reportID: 'r1', lineID: 'l1' };
    const request = { orgID, ...line, number: 1, reason: 'did_ride', note: '' };
    return { by: member, request, result: {} };
  },
  createRecurring: () => aboutRecurring({ recurringID: 'n'.repeat(20), details: RECURRING_DETAILS }),
  deleteRecurring: () => aboutRecurring({}),
  editRecurring: () =>
    aboutRecurring({ details: RECURRING_DETAILS, seen: recurringDelivery().updated_at.getTime() }),
  skipRun: () => aboutRecurring({ date: '2020-01-01', isSkipped: false }),
  switchRecurring: () => aboutRecurring({ status: 'active' }),
  async decidePurchase() {
    const { admin, member, orgID } = await scene();
    const { attemptID, planID, noOfBikes } = deposit(orgID);
    const terms = { id: attemptID, planID, noOfBikes, amount: 120_000, exceeded: 'perMonth' };
    const asked = { requestedBy: member.uid, requestedByName: 'Lerato', status: 'waiting' };
    const times = { at: new Date(), expiresAt: new Date(Date.now() + 60_000) };
    await put(purchaseRequests.document(orgID, attemptID), { ...terms, ...asked, ...times });
    const request = { orgID, attemptID, amount: terms.amount, decision: 'approved' };
    return { by: admin, request, result: {} };
  },
  async approveSession() {
    const by = somebody();
    const request = { uid: by.uid, sessionID: '1' };
    const entered = { id: '1', deviceID: 'd', device: '', address: '' };
    const then = { createdAt: new Date(0), lastSeen: new Date(0), guardedUntil: new Date(0) };
    await put(sessions.document(by.uid, '1'), { ...entered, ...then });
    return { by, request, result: {} };
  },
  async endSessions() {
    const by = somebody();
    return { by, request: { uid: by.uid }, result: {} };
  },
  async startSession() {
    const by = somebody();
    const request = { deviceKey: 'x'.repeat(43), agent: '' };
    return { by, request, result: { sessionID: expect.stringMatching(/^\d+$/) } };
  },
  deleteInvite: aboutInvite,
  async deleteProfile() {
    const { member } = await scene();
    await putProfile(member);
    return { by: member, request: {}, result: {} };
  },
  async deleteMember() {
    const { admin, member, orgID } = await scene();
    return { by: admin, request: { orgID, memberID: member.uid }, result: {} };
  },
  detachPaymentMethod: aboutCard,
  async erasePersonalData() {
    const { admin, orgID } = await scene();
    const request = { orgID, phoneNumber: freshNumber() };
    return { by: admin, request, result: { erased: 0, more: false } };
  },
  async exportProfile() {
    const { member } = await scene();
    await putProfile(member);
    return { by: member, request: {}, result: expect.objectContaining({ exportedAt: ID }) };
  },
  async findPersonalData() {
    const { admin, orgID } = await scene();
    const phoneNumber = freshNumber();
    const result = { phoneNumber, entries: [], more: false };
    return { by: admin, request: { orgID, phoneNumber, details: false }, result };
  },
  async holdDelivery() {
    const { admin, orgID } = await scene();
    await put(deliveries.document(orgID, 'held'), { id: 'held', external_id: 'PO-1' });
    return { by: admin, request: { orgID, deliveryID: 'held', reason: 'Claim' }, result: {} };
  },
  async importDeliveries() {
    const { member, orgID } = await scene();
    const rows = [{ row: 0, delivery: delivery('A') }];
    const importID = `w${Date.now()}`.padEnd(20, 'x');
    const answers = [{ row: 0, result: 'created', deliveryID: `${importID}-0` }];
    return { by: member, request: { orgID, importID, rows }, result: { answers } };
  },
  async recordExport() {
    const { member, orgID } = await scene();
    return { by: member, request: { orgID, what: 'deliveries', rows: 2 }, result: {} };
  },
  async findAddresses() {
    const { member, orgID } = await scene();
    const candidates = [expect.objectContaining({ isExact: true })];
    const request = { orgID, addresses: ['5 Vilakazi Street, Soweto'] };
    return { by: member, request, result: { answers: [{ candidates }] } };
  },
  async quoteDeliveries() {
    const { member, orgID } = await scene();
    const pickup = { latitude: -33.9249, longitude: 18.4241 };
    const trips = [{ pickup, dropoff: pickup, urgency_level: 'on_demand' }];
    const price = expect.objectContaining({ total: 3_500 });
    return { by: member, request: { orgID, trips }, result: { quotes: [{ quoteID: ID, price }] } };
  },
  async inviteTeamMember() {
    const { admin, orgID } = await scene();
    const request = { orgID, phoneNumber: freshNumber(), role: 'Member' };
    return { by: admin, request, result: { inviteID: ID, message: 'off', link: LINK } };
  },
  async makeInviteLink() {
    return { ...(await aboutInvite()), result: { link: LINK } };
  },
  async payDeposit() {
    const { member, request } = await aboutDeposit('month-to-month');
    return { by: member, request, result: { status: 'succeeded' } };
  },
  async payCampaignMonth() {
    const { member, orgID } = await scene();
    await putCard(orgID);
    const month = { campaignID: 'kota', month: '2026-10' };
    const price = { bikes: 8, perBike: 50_000, full: 400_000, discounts: [], total: 400_000 };
    await put(campaignCharges.document(orgID, 'kota.2026-10'), {
      ...{ id: 'kota.2026-10', ...month, name: 'Kota', monthYear: 'October2026', price },
      ...{ status: 'failed', isOwed: true, amount: 400_000, round: 1, openedAt: new Date() },
    });
    return { by: member, request: { orgID, ...month }, result: { status: 'paid' } };
  },
  async payTrip() {
    const { member, orgID } = await scene();
    await putCard(orgID);
    await putRefusedTrip(orgID);
    return { by: member, request: { orgID, chargeID: 'd1' }, result: { status: 'paid' } };
  },
  async giveTrackingLink() {
    const { member, orgID } = await scene();
    await putDelivery(orgID, 'd1');
    const request = { orgID, deliveryID: 'd1' };
    return { by: member, request, result: { url: expect.stringMatching(/\/t\/[\w-]{22}$/) } };
  },
  async readTrackingLinks() {
    const { member, orgID } = await scene();
    return { by: member, request: { orgID, deliveryIDs: ['d1'] }, result: { links: [] } };
  },
  async revokeTrackingLink() {
    const { member, orgID } = await scene();
    return { by: member, request: { orgID, deliveryID: 'd1' }, result: {} };
  },
  async moveTestDelivery() {
    const { member, orgID } = await scene();
    await put(testDeliveries.document(orgID, 't1'), storedDelivery('t1'));
    const step = { deliveryID: 't1', from: 'Created', happening: { event: 'assigned' } };
    return { by: member, request: { orgID, ...step }, result: { status: 'Courier assigned' } };
  },
  async createWebhook() {
    const { admin, orgID } = await scene();
    return { by: admin, request: { orgID, attemptID: randomUUID(), ...WEBHOOK }, result: SECRET };
  },
  deleteWebhook: aboutWebhook,
  async editWebhook() {
    const { by, request, result } = await aboutWebhook();
    return { by, request: { ...request, ...WEBHOOK, description: 'Shop' }, result };
  },
  async replaceWebhookSecret() {
    const { by, request } = await aboutWebhook();
    return { by, request: { ...request, generation: 0 }, result: SECRET };
  },
  async resendWebhookCalls() {
    const { by, request } = await aboutWebhook();
    return { by, request: { ...request, which: { since: 0 } }, result: { count: 0, more: false } };
  },
  async switchWebhook() {
    const { by, request, result } = await aboutWebhook();
    return { by, request: { ...request, isOn: false }, result };
  },
  async testWebhook() {
    const { by, request, result } = await aboutWebhook();
    return { by, request: { ...request, attemptID: randomUUID() }, result };
  },
  async releaseDelivery() {
    const { admin, orgID } = await scene();
    return { by: admin, request: { orgID, deliveryID: 'held' }, result: {} };
  },
  async resendInvite() {
    return { ...(await aboutInvite()), result: { message: 'off' } };
  },
  async revokeApiKey() {
    const { admin, orgID } = await scene();
    await put(namedKeys.document(orgID, 'shop'), {
      ...{ id: 'shop', name: 'Shop', mode: 'live', scopes: ['read'], ending: 'abcd' },
      ...{ ownerID: admin.uid, ownerName: 'Thandi Nkosi', createdAt: new Date() },
    });
    return { by: admin, request: { orgID, keyID: 'shop' }, result: {} };
  },
  async rollApiKey() {
    const { admin, orgID, live } = await apiScene();
    const request = { orgID, mode: 'live', ending: live.slice(-8), keep: '1h', attemptID: randomUUID() };
    return { by: admin, request, result: {} };
  },
  setDefaultPaymentMethod: aboutCard,
  async fetchProof() {
    const { member, orgID } = await scene();
    await putDelivery(orgID, 'd1', { status: 'Delivered' });
    await put(proofs.document(orgID, 'd1'), {
      ...{ id: 'd1', orgID, kind: 'name', received_by: 'Naledi Molefe' },
      ...{ at: new Date(), expiresAt: new Date() },
    });
    const result = { pdf: expect.stringMatching(/^JVBERi/) };
    return { by: member, request: { orgID, deliveryID: 'd1' }, result };
  },
  async fetchInvoice() {
    const { member, orgID } = await scene();
    const party = { name: 'Kasi Kitchen', vatNumber: '', address: [] };
    await put(invoices.document(orgID, 'INV-000001'), {
      ...{ id: 'INV-000001', kind: 'invoice', month: '2026-10', issuedAt: new Date(), lines: [], amount: 0 },
      ...{ supplier: party, buyer: party, corrects: [] },
    });
    const result = { pdf: expect.stringMatching(/^JVBERi/) };
    return { by: member, request: { orgID, invoiceID: 'INV-000001' }, result };
  },
  async setInvoiceDetails() {
    const { admin, orgID } = await scene();
    const details = { legalName: 'Kasi Kitchen', vatNumber: '', recipients: [] };
    return { by: admin, request: { orgID, details }, result: {} };
  },
  async setSpendingLimits() {
    const { admin, orgID } = await scene();
    return { by: admin, request: { orgID, limits: { Admin: {}, Member: {} } }, result: {} };
  },
  async setPrivacyClock() {
    const { admin, orgID } = await scene();
    return { by: admin, request: { orgID, keepDays: 30 }, result: { keepDays: 30 } };
  },
  async withdrawDeposit() {
    const { member, request } = await aboutDeposit('month-to-month');
    const { orgID, attemptID } = request;
    return { by: member, request: { orgID, attemptID }, result: { status: 'withdrawn' } };
  },
};

test('every operation that is called has a call here', () => {
  const { operations: _, ...others } = deployed;
  const callables = Object.entries(others).flatMap(([name, value]) =>
    'run' in value && 'callableTrigger' in value.__endpoint ? [name] : [],
  );
  expect(Object.keys(CALLS).sort()).toEqual([...callables, ...NAMED.map(({ name }) => name)].sort());
});

describe.each(Object.entries(CALLS))('%s', (name, prepare) => {
  test('a call without a token, or with a garbage one, is unauthenticated; a good one succeeds', async () => {
    const { by, request, result } = await prepare();
    for (const bearer of [undefined, 'garbage']) {
      const answer = await callFunction(name, request, bearer);
      expect(answer).toMatchObject({ status: 401, body: { error: { status: 'UNAUTHENTICATED' } } });
    }
    expect(await callFunction(name, request, by.idToken)).toEqual({ status: 200, body: { result } });
  });
});

test('a user who signed in by phone is let in, one who signed in by e-mail is unauthenticated', async () => {
  const { orgID } = await scene();
  const request = { orgID, phoneNumber: freshNumber(), role: 'Member' };
  const { idToken } = await signInByEmail(`${orgID.toLowerCase()}@example.co.za`);
  expect(refusal(await callFunction('inviteTeamMember', request, idToken))).toMatchObject({
    code: 'unauthenticated',
  });
  const stranger = await signIn(freshNumber());
  expect(await callFunction('inviteTeamMember', request, stranger.idToken)).toEqual({
    status: 403,
    body: {
      error: {
        status: 'PERMISSION_DENIED',
        message: 'The caller is not in the team of such an organisation.',
        details: {
          code: 'permission-denied',
          userMessage: 'You do not have access to this. Ask an Admin of your organisation.',
        },
      },
    },
  });
});

test.each([
  ['a megabyte', { orgID: 'x'.repeat(1_000_000) }],
  ['a megabyte of an unknown field', { ['x'.repeat(1_000_000)]: 1 }],
  ['a missing request', null],
  ['an unknown field', { secretField: 'secret' }],
])('%s is an invalid argument, and is not repeated', async (_, data) => {
  const answer = await callFunction('inviteTeamMember', data, somebody().idToken);
  expect(refusal(answer)).toMatchObject({ status: 'INVALID_ARGUMENT', code: 'invalid-argument' });
  const text = JSON.stringify(answer.body);
  expect(text.length).toBeLessThan(400);
  expect(text).not.toMatch(/xxx|secret/);
});

test('an import that is too large is an invalid argument', async () => {
  const { member, orgID } = await scene();
  const rows = [{ row: 0, delivery: delivery('M', { pickup_time: 'x'.repeat(70_000) }) }];
  const request = { orgID, importID: 'm'.repeat(20), rows };
  expect(refusal(await callFunction('importDeliveries', request, member.idToken))).toMatchObject({
    code: 'invalid-argument',
  });
});

test('a name that no operation has is not found, whatever it is asked', async () => {
  const { idToken } = somebody();
  const answers = [
    await callFunction('noSuchOperation', { orgID: 'o' }, idToken),
    await callFunction('constructor', null, idToken),
  ];
  for (const { status, body } of answers) {
    expect([status, body.error]).toMatchObject([404, { message: 'There is no such operation.' }]);
  }
  expect((await callFunction('noSuchOperation', {})).status).toBe(401);
});

test('an operation with an address of its own is served nowhere else', async () => {
  const { member, orgID } = await scene();
  const data = { operation: 'payDeposit', request: deposit(orgID) };
  const answer = await fetch(addressOf('operations'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${member.idToken}` },
    body: JSON.stringify({ data }),
  });
  expect(answer.status).toBe(404);
});

test('a page of another origin may call, and a GET is refused', async () => {
  const origin = 'https://dashboard.example.com';
  const asked = await fetch(addressOf('operations'), {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST' },
  });
  expect(asked.headers.get('access-control-allow-origin')).toBeTruthy();
  expect((await fetch(addressOf('operations'))).status).toBe(400);
});

test('the privacy clock is reached as the local cloud reaches it', async () => {
  const { orgID } = await scene();
  const path = deliveries.document(orgID, 'due');
  await put(path, { id: 'due', pickup_time: new Date(0), dropoff_phone_number: freshNumber(), metadata: {} });
  expect(await runJob('everyNight', 'privacyClock')).toBe(200);
  expect(await read(path)).toMatchObject({ dropoff_phone_number: '', blanked_at: expect.anything() });
});

afterAll(() => database.terminate());
