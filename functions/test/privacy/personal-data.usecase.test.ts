import { API_LIMITS } from '@fleetfoot/shared/api';
import { cancelledDeliveries } from '@fleetfoot/shared/model/delivery/cancelled-delivery';
import { testDeliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { savedAddresses } from '@fleetfoot/shared/model/delivery/saved-address';
import { PRIVACY_CLOCK, privacyHolds, privacyRequests } from '@fleetfoot/shared/model/privacy/privacy';
import { auditEvents } from '@fleetfoot/shared/model/team/audit-event';
import { teamInvites } from '@fleetfoot/shared/model/team/invitations';
import { teamMembers } from '@fleetfoot/shared/model/team/people';
import type { HeldEntry } from '@fleetfoot/shared/operations';
import { refusal } from '../client/answer';
import { callFunction } from '../client/in-process';
import { database, put, read } from '../world/data';
import { list } from '../world/team';
import { clockScene, daysAgo, putDelivery, storedDelivery } from './privacy-scene';

const NUMBER = '+27831234567';

async function worldWithNumber() {
  const { admin, member, orgID } = await clockScene();
  await Promise.all([
    putDelivery(orgID, 'over', { pickup_time: daysAgo(3) }),
    putDelivery(orgID, 'open', { pickup_time: daysAgo(0.5) }),
    putDelivery(orgID, 'held', { pickup_time: daysAgo(3) }),
    putDelivery(orgID, 'picked', {
      ...{ pickup_time: daysAgo(3), pickup_phone_number: NUMBER, dropoff_phone_number: '+27820000001' },
    }),
    putDelivery(orgID, 'other', { pickup_time: daysAgo(3), dropoff_phone_number: '+27820000001' }),
    put(privacyHolds.document(orgID, 'held'), { id: 'held', reason: 'Claim', at: daysAgo(2), by: admin.uid }),
    put(testDeliveries.document(orgID, 'tried'), storedDelivery('tried', { pickup_time: new Date() })),
    put(cancelledDeliveries.document(orgID, 'off'), storedDelivery('off', { pickup_time: new Date() })),
    put(savedAddresses.document(orgID, 'shop'), {
      ...{ id: 'shop', label: 'Shop', contactName: 'Lerato', contactPhoneNumber: NUMBER },
      ...{ fullAddressString: '12 Long Street', updated_at: daysAgo(1) },
    }),
    put(teamMembers.document(orgID, 'lerato'), {
      ...{ id: 'lerato', fullName: 'Lerato', phoneNumber: NUMBER, email: 'l@x.co', role: 'Member' },
    }),
    put(teamInvites.document(orgID, 'join'), { id: 'join', phoneNumber: NUMBER, role: 'Member' }),
    put(auditEvents.document(orgID, 'sent'), {
      ...{
        id: 'sent',
        kind: 'invitation.sent',
        object: { id: 'join', label: NUMBER },
        before: {},
        after: {},
      },
    }),
    put(auditEvents.document(orgID, 'removed'), {
      ...{ id: 'removed', kind: 'member.removed', object: { id: 'gone', label: 'Lerato Dlamini' } },
      ...{ before: { role: 'Member', phoneNumber: NUMBER }, after: {} },
    }),
    put(auditEvents.document(orgID, 'edit'), {
      ...{ id: 'edit', kind: 'delivery.edited', object: { id: 'other', label: 'PO-other' } },
      before: { dropoff_phone_number: NUMBER, dropoff_gate_code: '4321#' },
      after: { dropoff_phone_number: '+27820000001' },
    }),
  ]);
  return { admin, member, orgID };
}

interface Answer {
  readonly phoneNumber: string;
  readonly entries: readonly HeldEntry[];
  readonly more: boolean;
}

async function ask(orgID: string, idToken: string, phoneNumber = NUMBER, details = false): Promise<Answer> {
  const { body } = await callFunction('findPersonalData', { orgID, phoneNumber, details }, idToken);
  return body.result as Answer;
}

const SAID = (id: string) => expect.objectContaining({ id });

test.each(['083 123 4567', '+27 (0)83-123-4567', '0027831234567'])(
  'a number typed as %s is found everywhere, and why something stays is told',
  async (typed) => {
    const { admin, orgID } = await worldWithNumber();
    const { phoneNumber, entries, more } = await ask(orgID, admin.idToken, typed);
    expect({ phoneNumber, more }).toEqual({ phoneNumber: NUMBER, more: false });
    const found = Object.fromEntries(
      entries.map((one) => [one.id, [one.kind, one.as, Boolean(one.keptBecause)]]),
    );
    expect(found).toEqual({
      over: ['delivery', 'Drop-off contact', false],
      open: ['delivery', 'Drop-off contact', true],
      held: ['delivery', 'Drop-off contact', true],
      picked: ['delivery', 'Pickup contact', false],
      tried: ['testDelivery', 'Drop-off contact', false],
      off: ['cancelledDelivery', 'Drop-off contact', false],
      shop: ['address', 'Contact', false],
      lerato: ['member', 'Member', true],
      join: ['invitation', 'Invited', false],
      sent: ['event', 'Audit trail', false],
      edit: ['event', 'Audit trail', false],
      removed: ['event', 'Audit trail', false],
    });
    expect(entries.every((one) => one.details === undefined)).toBe(true);
  },
);

test('an export holds the details, and each answer is kept without the number', async () => {
  const { admin, orgID } = await worldWithNumber();
  await ask(orgID, admin.idToken);
  const { entries } = await ask(orgID, admin.idToken, NUMBER, true);
  expect(entries.find(({ id }) => id === 'over')?.details).toMatchObject({
    dropoff_name: 'Lerato Dlamini',
    dropoff_instructions: 'Ring 4321',
    dropoff_unit: 'Umoya House',
    dropoff_gate_code: '4321#',
  });
  const kept = Object.values(await list(orgID, privacyRequests)) as Record<string, unknown>[];
  expect(kept).toHaveLength(2);
  expect(kept).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'found', by: admin.uid, found: 12, erased: 0, number: '•••••••••567' }),
      expect.objectContaining({ kind: 'exported', found: 12 }),
    ]),
  );
  const told = Object.values(await list(orgID, auditEvents)) as Record<string, unknown>[];
  const own = told.filter(({ kind }) => String(kind).startsWith('privacy.'));
  expect(own.map(({ kind }) => kind).sort()).toEqual(['privacy.exported', 'privacy.found']);
  expect(JSON.stringify([kept, own])).not.toContain(NUMBER);
});

test('an erasure takes what may go, leaves the rest, and finds nothing the second time', async () => {
  const { admin, orgID } = await worldWithNumber();
  const erase = () =>
    callFunction('erasePersonalData', { orgID, phoneNumber: '083 123 4567' }, admin.idToken);
  expect(await erase()).toMatchObject({ body: { result: { erased: 9, more: false } } });
  const left = await ask(orgID, admin.idToken);
  expect(left.entries).toHaveLength(3);
  expect(left.entries).toEqual(expect.arrayContaining([SAID('open'), SAID('held'), SAID('lerato')]));
  expect(await read(`Organizations/${orgID}/Deliveries/over`)).toMatchObject({
    ...{ dropoff_name: '', dropoff_phone_number: '', pickup_name: '', external_id: 'PO-over' },
    ...{ dropoff_unit: '', dropoff_gate_code: '' },
  });
  // The recipient of a delivery is not forgotten because somebody else handed it over.
  expect(await read(`Organizations/${orgID}/Deliveries/picked`)).toMatchObject({
    ...{ pickup_name: '', pickup_phone_number: '', dropoff_name: 'Lerato Dlamini' },
    dropoff_gate_code: '4321#',
  });
  expect(await read(savedAddresses.document(orgID, 'shop'))).toMatchObject({
    ...{ contactName: '', contactPhoneNumber: '', label: 'Shop', fullAddressString: '12 Long Street' },
  });
  expect(await read(teamInvites.document(orgID, 'join'))).toBeUndefined();
  expect(await read(auditEvents.document(orgID, 'edit'))).toMatchObject({
    before: { dropoff_phone_number: '', dropoff_gate_code: '' },
  });
  expect(await read(auditEvents.document(orgID, 'removed'))).toMatchObject({
    ...{ object: { id: 'gone', label: '•••••••••567' }, before: { role: 'Member', phoneNumber: '' } },
  });
  expect(await read(auditEvents.document(orgID, 'sent'))).toMatchObject({
    object: { label: '•••••••••567' },
  });
  expect(await erase()).toMatchObject({ body: { result: { erased: 0, more: false } } });
});

test('more than one call takes is erased by the next ones', async () => {
  const { admin, orgID } = await clockScene();
  await Promise.all(
    Array.from({ length: 70 }, (_, index) => putDelivery(orgID, `d${index}`, { pickup_time: daysAgo(3) })),
  );
  const answers = [];
  for (let call = 0; call < 3; call += 1) {
    const answer = await callFunction('erasePersonalData', { orgID, phoneNumber: NUMBER }, admin.idToken);
    answers.push(answer.body.result);
  }
  expect(answers).toEqual([
    { erased: 30, more: true },
    { erased: 30, more: true },
    { erased: 10, more: false },
  ]);
  expect((await ask(orgID, admin.idToken)).entries).toEqual([]);
});

test('a text that is no number is refused with the form it must have', async () => {
  const { admin, orgID } = await clockScene();
  const answer = await callFunction(
    'findPersonalData',
    { orgID, phoneNumber: 'Lerato', details: false },
    admin.idToken,
  );
  expect(refusal(answer)).toMatchObject({
    code: 'invalid-argument',
    userMessage: 'Enter a phone number such as 082 123 4567.',
  });
  expect(await list(orgID, privacyRequests)).toEqual({});
});

test('the memory of API requests ends before any clock runs out or a delivery may be erased', () => {
  expect(API_LIMITS.idempotencyHours).toBeLessThanOrEqual(24);
  expect(PRIVACY_CLOCK.least).toBeGreaterThan(1);
});

afterAll(() => database.terminate());
