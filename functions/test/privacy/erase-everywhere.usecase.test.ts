import { idempotencyRecords } from '@fleetfoot/shared/model/api/api-request';
import { COLLECTIONS } from '@fleetfoot/shared/model/collections';
import { deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { savedAddresses } from '@fleetfoot/shared/model/delivery/saved-address';
import { menuItems } from '@fleetfoot/shared/model/restaurants/menu-item';
import { restaurants } from '@fleetfoot/shared/model/restaurants/restaurant';
import { auditEvents } from '@fleetfoot/shared/model/team/audit-event';
import { memberDrafts, purchaseDraftKey, userDrafts } from '@fleetfoot/shared/model/team/draft';
import * as fc from 'fast-check';
import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore';
import { asDelivery, create, order } from '../api/api-client';
import { apiScene } from '../api/api-scene';
import { api, callFunction } from '../client/in-process';
import { database, put, read } from '../world/data';
import { clockScene, daysAgo, storedDelivery } from './privacy-scene';

jest.setTimeout(240_000);

const NUMBER = '+27831234567';
const FORMS = [
  ...[NUMBER, '27831234567', '0027831234567', '0831234567', '831234567'],
  ...['083 123 4567', '083-123-4567', '+27 (0)83 123 4567', '+27 83 123 4567'],
];
/** The national number, however its digits are set apart. */
const TRACE =
  /8[\s().\-/]*3[\s().\-/]*1[\s().\-/]*2[\s().\-/]*3[\s().\-/]*4[\s().\-/]*5[\s().\-/]*6[\s().\-/]*7/;

/** Kept as they are: the team itself, addresses of the organisation's own, and what the law wants as it was issued. */
const KEPT = ['Team', 'Webhooks', 'Invoices', 'LedgerEntries', 'Statements'];

/** Paths of one document in each collection below an organisation. */
function placesIn(orgID: string): readonly string[] {
  return COLLECTIONS.filter(
    ({ name, template }) => template.startsWith('Organizations/{orgID}/') && !KEPT.includes(name),
  ).map(({ name, template }) =>
    template.replace('{orgID}', orgID).replace(/\{\w+\}/g, () => `of-${name.toLowerCase()}`),
  );
}

const text = fc
  .tuple(
    fc.constantFrom('', 'Call ', '{"phone":"', 'Ring\n', 'tel:', '('),
    fc.constantFrom(...FORMS),
    fc.constantFrom('', ' now', '"}', '\n', ',', ')'),
  )
  .map((parts) => parts.join(''));

const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    text,
    fc.constantFrom(27831234567, 'nothing', true, 1),
    fc.record({ inner: tie('value'), dropoff_phone_number: text }),
    fc.tuple(text, fc.constant('of a list')).map((list) => list),
    fc.tuple(text, text).map(([name, said]) => ({ [name.replace(/[./[\]*~`]/g, '')]: said })),
  ),
}));

const fields = fc.record({
  ...{ label: text, contactPhoneNumber: text, body: text, metadata: value, messages: value },
  before: fc.record({ contactPhoneNumber: text, dropoff_instructions: text, pickup_phone_number: text }),
  after: fc.record({ contactPhoneNumber: text, dropoff_phone_number: text, label: text }),
  object: fc.record({ id: fc.constant('thing'), label: text }),
});

async function inCollection(collection: CollectionReference): Promise<readonly string[]> {
  const refs = await collection.listDocuments();
  return (await Promise.all(refs.map(below))).flat();
}

/** Paths of the documents that hold the number, of this one and of all below it. */
async function below(document: DocumentReference): Promise<readonly string[]> {
  const [stored, collections] = await Promise.all([document.get(), document.listCollections()]);
  const inner = await Promise.all(
    collections.filter(({ id }) => !KEPT.includes(id)).map((collection) => inCollection(collection)),
  );
  return [...(TRACE.test(JSON.stringify(stored.data() ?? {})) ? [document.path] : []), ...inner.flat()];
}

async function erase(orgID: string, idToken: string): Promise<void> {
  let from: string | undefined;
  for (let more = true; more; ) {
    const { body } = await callFunction(
      'erasePersonalData',
      { orgID, phoneNumber: '083 123 4567', from },
      idToken,
    );
    expect(body.error).toBeUndefined();
    ({ more, next: from } = body.result as { more: boolean; next?: string });
  }
}

test('A number is gone from every collection, field and form once it is erased', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fields, { minLength: 3, maxLength: 3 }), async (some) => {
      const { admin, member, orgID } = await clockScene();
      const kota = `kota-${orgID}`;
      const paths = [
        ...placesIn(orgID),
        menuItems.document(kota, '001'),
        userDrafts.document(member.uid, purchaseDraftKey(orgID)),
        memberDrafts.document(orgID, member.uid, 'new-delivery'),
      ];
      await put(restaurants.document(kota), { id: kota, organizationID: orgID });
      await Promise.all(paths.map((path, index) => put(path, { ...some[index % some.length] })));
      await erase(orgID, admin.idToken);
      expect(await below(database.doc(`Organizations/${orgID}`))).toEqual([]);
      const elsewhere = [database.doc(restaurants.document(kota)), database.doc(`Users/${member.uid}`)];
      expect((await Promise.all(elsewhere.map(below))).flat()).toEqual([]);
    }),
    { numRuns: 3, endOnFailure: true },
  );
});

test('A number that came by the API is gone from the delivery, its events and the answers that are kept', async () => {
  const { orgID, live, admin } = await apiScene();
  const { id } = asDelivery(await create(live, order('API-1', { metadata: { phone: '083 123 4567' } })));
  const notes = { dropoff: { instructions: 'Call 083-123-4567', phone_number: '0831234567' } };
  await api('PATCH', `/deliveries/${id}`, { key: live, body: notes, headers: { 'idempotency-key': 'e' } });
  await put(deliveries.document(orgID, id), {
    ...(await read(deliveries.document(orgID, id))),
    pickup_time: daysAgo(3),
  });
  expect(
    await below(database.doc(idempotencyRecords.document(orgID, 'x')).parent.parent as DocumentReference),
  ).not.toEqual([]);
  await erase(orgID, admin.idToken);
  expect(await below(database.doc(`Organizations/${orgID}`))).toEqual([]);
});

test('An edit of an address to the number keeps it on neither side', async () => {
  const { admin, orgID } = await clockScene();
  await put(savedAddresses.document(orgID, '001'), {
    id: '001',
    label: 'Shop',
    contactPhoneNumber: '+27820000001',
  });
  await put(auditEvents.document(orgID, 'edited'), {
    ...{ id: 'edited', at: new Date(), kind: 'address.edited', object: { id: '001', label: 'Shop' } },
    ...{ before: { contactPhoneNumber: '' }, after: { contactPhoneNumber: NUMBER, contactName: 'Lerato' } },
  });
  const found = await callFunction(
    'findPersonalData',
    { orgID, phoneNumber: NUMBER, details: true },
    admin.idToken,
  );
  expect(found.body.result).toMatchObject({ entries: [{ kind: 'event', id: 'edited' }] });
  await erase(orgID, admin.idToken);
  expect(await read(auditEvents.document(orgID, 'edited'))).toMatchObject({
    after: { contactPhoneNumber: '', contactName: '' },
  });
});

test('A number in what is said of a delivery stays while a courier needs it', async () => {
  const { admin, orgID } = await clockScene();
  const path = deliveries.document(orgID, 'soon');
  const open = { dropoff_phone_number: '+27820000001', dropoff_instructions: 'Call 083 123 4567' };
  await put(path, storedDelivery('soon', { ...open, pickup_time: new Date() }));
  await erase(orgID, admin.idToken);
  expect(await read(path)).toMatchObject(open);
  await put(path, storedDelivery('soon', { ...open, pickup_time: daysAgo(3) }));
  await erase(orgID, admin.idToken);
  expect(await read(path)).toMatchObject({ dropoff_instructions: 'Call •••••••••567' });
});
