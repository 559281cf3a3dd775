import { cancelledDeliveries } from '@fleetfoot/shared/model/delivery/cancelled-delivery';
import { deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { trackingLinks } from '@fleetfoot/shared/model/delivery/tracking';
import { auditEvents } from '@fleetfoot/shared/model/team/audit-event';
import { deployedTracking, newTrackingLink, pinOf } from '../../src/tracking/token';
import { trackingLimit } from '../../src/tracking/tracking-limit';
import { asDelivery, create, order } from '../api/api-client';
import { apiScene } from '../api/api-scene';
import { refusal } from '../client/answer';
import { api, callFunction } from '../client/in-process';
import { ASSIGNED } from '../couriers/courier-scene';
import { rounds } from '../depth';
import { daysAgo, putDelivery, storedDelivery } from '../privacy/privacy-scene';
import { eventsOf } from '../world/audit';
import { database, put, read } from '../world/data';
import { somebody } from '../world/somebody';
import { askPage, trackingScene } from './tracking-scene';

/** What is the same of two pages, whatever their links are. */
const bodyOf = ({ status, body }: Awaited<ReturnType<typeof askPage>>) => ({ status, body });

test('a member gets the same link again and again, its token is nowhere, and the trail tells of it once', async () => {
  const { orgID, member, token, give, link } = await trackingScene();
  expect(await give()).toBe(token);
  expect(await link()).toMatchObject({ id: 'd1', orgID, generation: 0, changes: 0 });
  expect(JSON.stringify(await link())).not.toContain(token);
  expect(await eventsOf(orgID, 'delivery.linkGiven')).toMatchObject([
    {
      actor: { kind: 'member', id: member.uid },
      object: { id: 'd1', label: 'PO-d1' },
      before: {},
      after: {},
    },
  ]);
  const { docs } = await database.collection(auditEvents.path(orgID)).get();
  expect(JSON.stringify(docs.map((document) => document.data()))).not.toContain(token);
});

test('calls at the same time get one link', async () => {
  const { orgID, give, revoke } = await trackingScene();
  await revoke();
  const tokens = await Promise.all(Array.from({ length: 4 }, give));
  expect(new Set(tokens).size).toBe(1);
  expect(await eventsOf(orgID, 'delivery.linkGiven')).toHaveLength(2);
});

test('a revoked link opens what an unknown one does, and the next one is another', async () => {
  const { orgID, token, give, revoke } = await trackingScene();
  expect((await askPage(token)).status).toBe(200);
  await revoke();
  await revoke();
  const unknown = bodyOf(await askPage('AAAAAAAAAAAAAAAAAAAAAA'));
  expect(unknown.status).toBe(404);
  expect(bodyOf(await askPage(token))).toEqual(unknown);
  const next = await give();
  expect(next).not.toBe(token);
  expect((await askPage(next)).status).toBe(200);
  expect(bodyOf(await askPage(token))).toEqual(unknown);
  expect(await eventsOf(orgID, 'delivery.linkRevoked')).toHaveLength(1);
});

test('a recipient reads the PIN from when it is collected, and by the next link another', async () => {
  const { orgID, token, give, revoke, tell, path } = await trackingScene({ proof: 'pin' });
  const pinOn = (page: { body: string }) =>
    /<div id="doorPin">.*?<dd translate="no">(\d{4})<\/dd>/.exec(page.body)?.[1];
  expect(pinOn(await askPage(token))).toBeUndefined();
  await tell({ type: 'collected' });
  expect(pinOn(await askPage(token))).toBe(pinOf(deployedTracking(), { orgID, id: 'd1', generation: 0 }));
  await revoke();
  const pin = pinOn(await askPage(await give())) ?? '';
  expect(pin).toBe(pinOf(deployedTracking(), { orgID, id: 'd1', generation: 1 }));
  expect(JSON.stringify(await read(path))).not.toContain(`"${pin}"`);
  expect(await tell({ type: 'delivered', proof: { pin } })).toMatchObject({ status: 200 });
});

test('another secret ends every link at once, and a member gets a new one', async () => {
  const { token, give } = await trackingScene();
  const before = process.env['TRACKING_SECRET'];
  process.env['TRACKING_SECRET'] = 'another-secret-of-the-tracking-links-of-tests';
  try {
    expect((await askPage(token)).status).toBe(404);
    const next = await give();
    expect((await askPage(next)).status).toBe(200);
    expect((await askPage(token)).status).toBe(404);
  } finally {
    process.env['TRACKING_SECRET'] = before;
  }
});

test('a user outside the team neither gets a link nor ends one, and a missing delivery has none', async () => {
  const { orgID, member, token } = await trackingScene();
  const outsider = somebody();
  for (const name of ['giveTrackingLink', 'revokeTrackingLink']) {
    const refused = await callFunction(name, { orgID, deliveryID: 'd1' }, outsider.idToken);
    expect(refusal(refused).code).toBe('permission-denied');
  }
  expect((await askPage(token)).status).toBe(200);
  const missing = await callFunction('giveTrackingLink', { orgID, deliveryID: 'gone' }, member.idToken);
  expect(refusal(missing).code).toBe('not-found');
});

test('the page follows the courier from Created to the day after the end, and then says when it closed', async () => {
  const { token, tell, path } = await trackingScene();
  const page = async (now?: Date) => askPage(token, { query: 'lang=en', ...(now && { now }) });
  expect((await page()).body).toContain('It is booked.');
  await tell(ASSIGNED);
  const assigned = (await page()).body;
  expect(assigned).toContain('Thabo, ND 123-456');
  expect(assigned).toContain('href="tel:+27829876543"');
  expect(assigned).toContain('href="tel:+27115550100"');
  for (const type of ['collected', 'arrived_at_dropoff']) await tell({ type });
  expect((await page()).body).toContain('<dd translate="no">12 Long Street</dd>');
  await tell({ type: 'delivered' });
  const delivered = (await page()).body;
  expect(delivered).toContain('It was delivered.');
  expect(delivered).not.toMatch(/12 Long Street|Thabo|829876543/);
  const times = (await read(path))?.['status_times'] as Record<string, { toMillis(): number }>;
  const closesAt = (times['Delivered']?.toMillis() ?? 0) + 86_400_000;
  expect((await page(new Date(closesAt - 1))).status).toBe(200);
  const closed = await page(new Date(closesAt));
  expect(closed.status).toBe(410);
  expect(closed.body).toMatch(/Its page closed on \d\d \w{3} \d{4}, \d\d:\d\d\./);
  expect(closed.body).not.toMatch(/Kasi|Long Street|Lerato/);
});

test('a cancelled delivery says so for a day, one that is gone is unknown, one that is blanked is closed', async () => {
  const { orgID, token, path } = await trackingScene();
  const delivery = storedDelivery('d1');
  await database.doc(path).delete();
  expect((await askPage(token)).status).toBe(404);
  const copy = { ...delivery, cancelled_by: 'somebody' };
  const copyPath = cancelledDeliveries.document(orgID, 'd1');
  await put(copyPath, { ...copy, cancelled_at: new Date() });
  expect((await askPage(token)).body).toContain('It was cancelled.');
  await put(copyPath, { ...copy, cancelled_at: daysAgo(1) });
  expect((await askPage(token)).status).toBe(410);
  await put(path, { ...delivery, blanked_at: new Date() });
  expect((await askPage(token)).status).toBe(410);
});

test('of a delivery that is over nobody gets a link', async () => {
  const { orgID, member } = await trackingScene();
  await putDelivery(orgID, 'old', { pickup_time: daysAgo(2) });
  const answer = await callFunction('giveTrackingLink', { orgID, deliveryID: 'old' }, member.idToken);
  expect(refusal(answer)).toMatchObject({
    code: 'failed-precondition',
    userMessage: 'This delivery is over. Its tracking page is closed.',
  });
});

test('a member reads the links that open a page, and makes none by it', async () => {
  const { orgID, member, token, revoke } = await trackingScene();
  await Promise.all([
    putDelivery(orgID, 'unshared'),
    putDelivery(orgID, 'old', { pickup_time: daysAgo(2) }),
    put(deliveries.document(orgID, 'broken'), { created_at: new Date() }),
  ]);
  const { hash, ...link } = (await read(trackingLinks.document(orgID, 'd1'))) ?? {};
  for (const id of ['old', 'broken', 'gone']) {
    const own = newTrackingLink(deployedTracking(), { orgID, id }, new Date());
    await put(trackingLinks.document(orgID, id), own);
  }
  const deliveryIDs = ['d1', 'd1', 'unshared', 'old', 'broken', 'gone', 'never'];
  const ask = async () => {
    const { body } = await callFunction('readTrackingLinks', { orgID, deliveryIDs }, member.idToken);
    return (body.result as { readonly links: readonly { deliveryID: string; url: string }[] }).links;
  };
  expect(await ask()).toEqual([{ deliveryID: 'd1', url: expect.stringMatching(`/t/${token}$`) }]);
  expect(await read(trackingLinks.document(orgID, 'unshared'))).toBeUndefined();
  expect(await read(trackingLinks.document(orgID, 'd1'))).toEqual({ ...link, hash });
  expect(await eventsOf(orgID, 'delivery.linkGiven')).toHaveLength(1);
  await revoke();
  expect(await ask()).toEqual([]);
});

test('a user outside the team reads no link, and a member those of their organisation alone', async () => {
  const [scene, other] = await Promise.all([trackingScene(), trackingScene()]);
  const request = { orgID: scene.orgID, deliveryIDs: ['d1'] };
  for (const { idToken } of [other.member, somebody()]) {
    expect(refusal(await callFunction('readTrackingLinks', request, idToken)).code).toBe('permission-denied');
  }
  const { idToken } = scene.member;
  const wrong = [[], Array.from({ length: 501 }, (_, index) => `d${index}`), [`../${other.orgID}`]];
  for (const deliveryIDs of wrong) {
    const refused = await callFunction('readTrackingLinks', { ...request, deliveryIDs }, idToken);
    expect(refusal(refused).code).toBe('invalid-argument');
  }
});

test('every answer keeps its address from caches, searches and other sites, and sets no cookie', async () => {
  const { token } = await trackingScene();
  const answers = [
    await askPage(token),
    await askPage(token, { headers: { accept: 'application/json' } }),
    await askPage(token, { page: '/change' }),
    await askPage('nonsense'),
    await askPage(token, { method: 'DELETE' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 404, 405]);
  for (const { headers } of answers) {
    expect(headers).toMatchObject({
      ...{ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' },
      'X-Robots-Tag': 'noindex, nofollow, noarchive',
      'Permissions-Policy': expect.stringContaining('geolocation=(self)'),
      'Content-Security-Policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    expect(Object.keys(headers).join().toLowerCase()).not.toContain('cookie');
  }
});

test('a page tells a script what it shows, also what it shows no more', async () => {
  const { token } = await trackingScene();
  const { headers, body } = await askPage(token, {
    headers: { accept: 'application/json' },
    query: 'lang=zu',
  });
  expect(headers['Content-Type']).toBe('application/json; charset=utf-8');
  expect(JSON.parse(body)).toMatchObject({
    parts: { headline: 'Libhukhiwe. Akekho umhambisi osendleleni okwamanje.', callCourier: null },
    ...{ step: 1, every: 60 },
  });
});

test('a token that is asked for too often, and an address that guesses, have to wait', async () => {
  const { token } = await trackingScene();
  const limit = trackingLimit();
  const now = new Date();
  const ask = (asked: string, address: string) => askPage(asked, { limit, address, now });
  const looks = await Promise.all(Array.from({ length: 61 }, (_, n) => ask(token, `203.0.113.${n}`)));
  expect(looks.map(({ status }) => status)).toEqual([...Array.from({ length: 60 }, () => 200), 429]);
  expect(looks.at(-1)).toMatchObject({ headers: { 'Retry-After': '1' } });
  expect(looks.at(-1)?.body).toContain('Too many requests');
  for (let guess = 0; guess < 30; guess += 1) await ask(`guess${guess}`, '198.51.100.1');
  expect((await ask('another', '198.51.100.1')).status).toBe(429);
  expect((await ask('another', '198.51.100.2')).status).toBe(404);
});

test('guesses learn nothing: each is answered as any other, and opens nothing', async () => {
  const { token } = await trackingScene();
  const guesses = rounds({ sample: 300, deep: 10_000 });
  const bytes = Buffer.from(token, 'base64url');
  const answers = new Set<string>();
  for (let guess = 0; guess < guesses; guess += 1) {
    // Near the token, and anywhere.
    const near = Buffer.from(bytes);
    near[guess % 16] = ((near[guess % 16] ?? 0) + 1 + (guess % 255)) % 256;
    const text = guess % 2 === 0 ? near.toString('base64url') : crypto.randomUUID().slice(0, 22);
    const { status, headers, body } = await askPage(text, { address: `2001:db8:${guess.toString(16)}::1` });
    answers.add(JSON.stringify({ status, headers, body }));
  }
  expect(answers.size).toBe(1);
  expect([...answers][0]).toContain('"status":404');
  expect((await askPage(token)).status).toBe(200);
}, 300_000);

test('the API answers with the link of what it creates, and of what a member shares; test deliveries have none', async () => {
  const { orgID, member, live, test: testKey } = await apiScene();
  const created = asDelivery(await create(live, order('T-1')));
  const token = String(created.tracking_url).split('/t/')[1] ?? '';
  expect((await askPage(token)).status).toBe(200);
  expect(asDelivery(await create(testKey, order('T-2'))).tracking_url).toBeUndefined();
  await putDelivery(orgID, 'shared');
  const urlsOf = async () => {
    const { body } = await api('GET', '/deliveries', { key: live });
    const { data } = body as { data: readonly { id: string; tracking_url?: string }[] };
    return Object.fromEntries(data.map(({ id, tracking_url }) => [id, tracking_url]));
  };
  expect(await urlsOf()).toEqual({ [created.id]: created.tracking_url, shared: undefined });
  await callFunction('giveTrackingLink', { orgID, deliveryID: 'shared' }, member.idToken);
  await callFunction('revokeTrackingLink', { orgID, deliveryID: created.id }, member.idToken);
  expect(await urlsOf()).toEqual({ [created.id]: undefined, shared: expect.stringContaining('/t/') });
  expect(await read(trackingLinks.document(orgID, created.id))).toMatchObject({ generation: 1, hash: '' });
  const one = asDelivery(await api('GET', '/deliveries/shared', { key: live }));
  expect(one.tracking_url).toContain('/t/');
});

afterAll(() => database.terminate());
