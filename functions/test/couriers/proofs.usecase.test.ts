import { pinTries, proofs } from '@fleetfoot/shared/model/delivery/proof';
import { trackingLinks } from '@fleetfoot/shared/model/delivery/tracking';
import { auditEvents } from '@fleetfoot/shared/model/team/audit-event';
import type { Timestamp } from 'firebase-admin/firestore';
import { textsOf } from '../../src/platform/testing/texts-of-pdf';
import { deployedTracking, newTrackingLink, pinOf } from '../../src/tracking/token';
import { refusal } from '../client/answer';
import { callFunction } from '../client/in-process';
import { putDelivery } from '../privacy/privacy-scene';
import { database, put, read } from '../world/data';
import { somebody } from '../world/somebody';
import { list } from '../world/team';
import { courierScene } from './courier-scene';
import { noiseOf, PHOTO, PLACED_PHOTO, SIGNATURE, shown } from './pictures';

const DAY_MS = 86_400_000;

/** A delivery at the door, of which a proof is asked. */
async function atTheDoor(proof?: string) {
  const found = await courierScene({ status: 'At drop-off', ...(proof && { proof }) });
  const { orgID, tell } = found;
  const share = (generation = 0) =>
    put(trackingLinks.document(orgID, 'd1'), {
      ...newTrackingLink(deployedTracking(), { orgID, id: 'd1', generation }, new Date()),
    });
  await share();
  const pin = (generation = 0) => pinOf(deployedTracking(), { orgID, id: 'd1', generation });
  return {
    ...found,
    ...{ pin, share },
    /** Four digits that are not the PIN. */
    wrong: pin() === '0000' ? '0001' : '0000',
    hand: (given?: object, how?: { id?: string; taken?: Date; asksProof?: boolean }) =>
      tell({ type: 'delivered', ...(given && { proof: given }) }, how),
    proof: () => read(proofs.document(orgID, 'd1')),
    async refusals() {
      const events = Object.values(await list(orgID, auditEvents)) as Record<string, unknown>[];
      return events.filter(({ kind }) => kind === 'delivery.pinRefused').length;
    },
  };
}

test('a delivery of which nothing is asked needs no proof, and keeps what comes all the same', async () => {
  const { hand, proof, path } = await atTheDoor();
  expect(await hand()).toMatchObject({ status: 200, body: { result: 'moved' } });
  expect([await proof(), (await read(path))?.['proof_given']]).toEqual([undefined, undefined]);
  const other = await atTheDoor();
  await other.hand({ received_by: 'Naledi Molefe' });
  expect(await other.proof()).toMatchObject({ kind: 'name', received_by: 'Naledi Molefe' });
});

test.each([
  ['name', { received_by: 'Naledi Molefe' }, { received_by: 'Naledi Molefe' }],
  ['signature', { signature: SIGNATURE }, { received_by: '', signature: expect.any(String) }],
  [
    'photo',
    { photo: PLACED_PHOTO, received_by: 'Sister' },
    { received_by: 'Sister', photo: expect.any(String) },
  ],
])('a delivery proved by %s waits for it, and keeps it for 90 days', async (kind, given, kept) => {
  const { hand, proof, path, moves } = await atTheDoor(kind);
  expect(await hand({})).toMatchObject({ status: 422, body: { result: 'proof_missing' } });
  expect(await read(path)).toMatchObject({ status: 'At drop-off' });
  const taken = new Date();
  expect(await hand(given, { taken })).toMatchObject({ status: 200 });
  expect(await proof()).toMatchObject({ kind, ...kept });
  const until = (await proof())?.['expiresAt'] as Timestamp;
  expect(until.toMillis()).toBe(taken.getTime() + 90 * DAY_MS);
  const delivery = await read(path);
  expect(delivery).toMatchObject({ status: 'Delivered', proof_given: { kind } });
  for (const picture of ['photo', 'signature']) {
    const data = (await proof())?.[picture];
    if (data === undefined) continue;
    expect((await shown(data)).beside).toEqual([]);
    // The pictures are in no other place.
    expect(JSON.stringify(delivery)).not.toContain(String(data).slice(0, 60));
  }
  expect(Object.keys(delivery?.['proof_given'] as object).sort()).toEqual(['at', 'kind', 'received_by']);
  expect((await moves()).map(({ after }) => after)).toContainEqual({ status: 'Delivered', proof: kind });
});

test('a file that is no picture is refused by its name, and the delivery waits', async () => {
  const { hand, path } = await atTheDoor('photo');
  const page = Buffer.from('<!doctype html><script>alert(1)</script>').toString('base64');
  for (const photo of [page, SIGNATURE, PHOTO.slice(0, 200)]) {
    expect(await hand({ photo })).toMatchObject({
      status: 422,
      body: { result: 'proof_invalid', asks: ['photo'] },
    });
  }
  expect(await hand({ photo: 'not base64!' })).toMatchObject({ status: 400 });
  expect(await hand({ photo: 'A'.repeat(700_000) })).toMatchObject({ status: 413 });
  expect(await read(path)).toMatchObject({ status: 'At drop-off' });
});

test('a file that is no picture and that nobody asked for is left out', async () => {
  const { hand, proof } = await atTheDoor('name');
  expect(await hand({ received_by: 'Naledi Molefe', photo: SIGNATURE })).toMatchObject({ status: 200 });
  expect(await proof()).toMatchObject({ kind: 'name', received_by: 'Naledi Molefe' });
  expect(await proof()).not.toHaveProperty('photo');
});

test('pictures as large as a fleet may send are kept within their limits', async () => {
  const { hand, proof } = await atTheDoor('photo');
  const photo = (await noiseOf(750, 500).jpeg({ quality: 90 }).toBuffer()).toString('base64');
  const signature = (await noiseOf(300, 110).png().toBuffer()).toString('base64');
  expect([photo.length, signature.length].map((length) => Math.floor(length / 60_000))).toEqual([6, 2]);
  expect(await hand({ photo, signature })).toMatchObject({ status: 200 });
  expect(await shown((await proof())?.['photo'])).toMatchObject({ format: 'jpeg', width: 750 });
  expect(await shown((await proof())?.['signature'])).toMatchObject({ format: 'png', width: 300 });
});

test('a delivery whose recipient was erased keeps how it was proved, and nothing of whoever opened', async () => {
  const { orgID, admin, hand, proof, path } = await atTheDoor('photo');
  await database.doc(path).update({ pickup_time: new Date(Date.now() - 3 * DAY_MS) });
  await callFunction('erasePersonalData', { orgID, phoneNumber: '+27831234567' }, admin.idToken);
  expect(await read(path)).toMatchObject({ dropoff_name: '', blanked_at: expect.anything() });
  const place = { latitude: -33.925_812, longitude: 18.424_149 };
  const given = { photo: PHOTO, received_by: 'Naledi Molefe', place };
  expect(await hand(given)).toMatchObject({ status: 200 });
  expect(await proof()).toBeUndefined();
  expect(await read(path)).toMatchObject({
    status: 'Delivered',
    proof_given: { kind: 'photo', received_by: '' },
  });
});

test('a fleet that brings no proof yet is asked for none, and what it brings is kept', async () => {
  const { hand, proof } = await atTheDoor('pin');
  expect(await hand({ received_by: 'Naledi Molefe' }, { asksProof: false })).toMatchObject({ status: 200 });
  expect(await proof()).toMatchObject({ kind: 'name', received_by: 'Naledi Molefe' });
  const other = await atTheDoor('name');
  expect(await other.hand(undefined, { asksProof: false })).toMatchObject({ status: 200 });
  expect(await other.proof()).toBeUndefined();
});

test('the place of the courier is kept with the metres from the drop-off', async () => {
  const { hand, proof } = await atTheDoor('name');
  const place = { latitude: -33.925_812, longitude: 18.424_149 };
  await hand({ received_by: 'Naledi Molefe', place });
  expect(await proof()).toMatchObject({ place, metres: 100 });
});

test('the PIN proves a delivery, and neither it nor the tries are stored', async () => {
  const { orgID, hand, pin, wrong, proof, path } = await atTheDoor('pin');
  await hand({ pin: wrong });
  await hand({ pin: pin() });
  expect(await proof()).toMatchObject({ kind: 'pin', pin: 'confirmed', received_by: '' });
  const tries = await read(pinTries.document(orgID, 'd1'));
  expect(tries?.['events']).toHaveLength(1);
  const kept = JSON.stringify([await proof(), await read(path), tries, await list(orgID, auditEvents)]);
  for (const digits of [pin(), wrong]) expect(kept).not.toMatch(new RegExp(`"${digits}"`));
});

test('a PIN that is wrong five times is asked for no more, and that is told once', async () => {
  const { hand, pin, wrong, proof, path, refusals } = await atTheDoor('pin');
  for (const left of [4, 3, 2, 1]) {
    expect(await hand({ pin: wrong })).toEqual({
      status: 422,
      body: { result: 'pin_wrong', asks: ['pin'], tries_left: left },
    });
  }
  const refused = { status: 422, body: { result: 'pin_refused', asks: ['received_by', 'photo'] } };
  expect(await hand({ pin: wrong })).toEqual(refused);
  // Not even the right one.
  expect(await hand({ pin: pin() })).toEqual(refused);
  expect(await hand({ received_by: 'Naledi Molefe' })).toMatchObject({ body: { result: 'proof_missing' } });
  expect(await refusals()).toBe(1);
  expect(await read(path)).toMatchObject({ status: 'At drop-off' });
  expect(await hand({ received_by: 'Naledi Molefe', photo: PHOTO })).toMatchObject({ status: 200 });
  expect(await proof()).toMatchObject({ kind: 'photo', pin: 'refused', received_by: 'Naledi Molefe' });
});

test('a wrong PIN that is told again counts once, and as many at the same time as there are', async () => {
  const { orgID, hand, wrong, pin, refusals } = await atTheDoor('pin');
  for (let copy = 0; copy < 8; copy += 1) {
    expect(await hand({ pin: wrong }, { id: 'same' })).toMatchObject({ body: { tries_left: 4 } });
  }
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map((id) => hand({ pin: wrong }, { id })));
  expect((await read(pinTries.document(orgID, 'd1')))?.['events']).toHaveLength(5);
  expect(await refusals()).toBe(1);
  expect(await hand({ pin: pin() })).toMatchObject({ body: { result: 'pin_refused' } });
});

test('a link that is shared anew has a PIN of its own', async () => {
  const { hand, share, pin } = await atTheDoor('pin');
  await share(1);
  if (pin(0) !== pin(1)) expect(await hand({ pin: pin(0) })).toMatchObject({ body: { result: 'pin_wrong' } });
  expect(await hand({ pin: pin(1) })).toMatchObject({ status: 200 });
});

test.each(['revoked', 'never made'])(
  'a PIN that nobody can read, because its link was %s, is not asked for',
  async (what) => {
    const { orgID, hand, pin, proof, refusals } = await atTheDoor('pin');
    const link = database.doc(trackingLinks.document(orgID, 'd1'));
    await (what === 'revoked' ? link.update({ generation: 1, hash: '' }) : link.delete());
    const asks = ['received_by', 'photo'];
    expect(await hand({})).toEqual({ status: 422, body: { result: 'proof_missing', asks } });
    for (const generation of [0, 1]) {
      expect(await hand({ pin: pin(generation) })).toEqual({
        status: 422,
        body: { result: 'pin_refused', asks },
      });
    }
    expect(await hand({ received_by: 'Naledi Molefe', photo: PHOTO })).toMatchObject({ status: 200 });
    expect(await proof()).toMatchObject({ kind: 'photo', received_by: 'Naledi Molefe' });
    expect(await proof()).not.toHaveProperty('pin');
    expect(await refusals()).toBe(0);
  },
);

test('a proof that is told again, or of a delivery that is not at the door, changes nothing', async () => {
  const { hand, proof } = await atTheDoor('name');
  await hand({ received_by: 'Naledi Molefe' }, { id: 'evt' });
  const before = await proof();
  expect(await hand({ received_by: 'Somebody else' }, { id: 'evt' })).toMatchObject({
    body: { result: 'unchanged' },
  });
  expect(await hand({ received_by: 'Somebody else' })).toMatchObject({ body: { result: 'unchanged' } });
  expect(await proof()).toEqual(before);
});

test('an event of another organisation proves nothing here', async () => {
  const { orgID, proof, path } = await atTheDoor('name');
  const other = await putDelivery(orgID, 'd2', { status: 'At drop-off', proof: 'name' });
  const { tell } = await courierScene({ status: 'At drop-off' });
  const event = { type: 'delivered', proof: { received_by: 'Somebody' } };
  expect(await tell({ ...event, delivery_id: 'd2' })).toMatchObject({ status: 404 });
  expect(await tell(event)).toMatchObject({ status: 200 });
  expect(await proof()).toBeUndefined();
  expect(await read(proofs.document(orgID, 'd2'))).toBeUndefined();
  for (const one of [path, other]) expect(await read(one)).toMatchObject({ status: 'At drop-off' });
});

test('a member gets the proof as one page, with the pictures, and nobody else does', async () => {
  const { orgID, member, hand, path } = await atTheDoor('signature');
  await database.doc(path).update({ dropoff_address: 'Long Street '.repeat(40) });
  const request = { orgID, deliveryID: 'd1' };
  refusal(await callFunction('fetchProof', request, member.idToken));
  await hand({
    ...{ received_by: 'Naledi Molefe', signature: SIGNATURE, photo: PHOTO },
    place: { latitude: -33.925_812, longitude: 18.424_149 },
  });
  const { pdf } = (await callFunction('fetchProof', request, member.idToken)).body.result as { pdf: string };
  const file = Buffer.from(pdf, 'base64');
  const texts = textsOf(file);
  for (const text of ['Proof of delivery', 'PO-d1', 'Naledi Molefe', 'Signature', 'Photo at the door']) {
    expect(texts).toContain(text);
  }
  expect(texts.join('\n')).toContain('100 m from the drop-off');
  const source = file.toString('latin1');
  expect(source.match(/\/Type \/Page\b/g)).toHaveLength(1);
  const { photo } = (await read(proofs.document(orgID, 'd1'))) as { readonly photo: string };
  expect(source).toContain(Buffer.from(photo, 'base64').toString('latin1'));
  refusal(await callFunction('fetchProof', request, (await somebody()).idToken));
});

test('an erasure of the recipient takes name, place and pictures, and leaves how it was proved', async () => {
  const { orgID, admin, hand, proof, path } = await atTheDoor('photo');
  const phoneNumber = '+27831234567';
  await database.doc(path).update({ pickup_time: new Date(Date.now() - 3 * DAY_MS) });
  await hand(
    { photo: PHOTO, received_by: 'Naledi Molefe', place: { latitude: -33.9, longitude: 18.4 } },
    { taken: new Date(Date.now() - 2 * DAY_MS) },
  );
  const ask = { orgID, phoneNumber, details: true };
  const { body } = await callFunction('findPersonalData', ask, admin.idToken);
  expect(JSON.stringify(body)).toContain('"proof_received_by":"Naledi Molefe"');
  expect(JSON.stringify(body)).not.toContain(String((await proof())?.['photo']));
  await callFunction('erasePersonalData', { orgID, phoneNumber }, admin.idToken);
  expect(await proof()).toBeUndefined();
  expect(await read(path)).toMatchObject({ proof_given: { kind: 'photo', received_by: '' } });
});

afterAll(() => database.terminate());
