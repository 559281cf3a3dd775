import { problems } from '@fleetfoot/shared/model/delivery/problem';
import {
  PHOTO_REFUSALS,
  PROBLEM_PHOTO,
  type ProblemPhoto,
  problemPhotos,
} from '@fleetfoot/shared/model/delivery/problem-photo';
import { PROOF_DAYS } from '@fleetfoot/shared/model/delivery/proof';
import { privacyHolds, privacySettings } from '@fleetfoot/shared/model/privacy/privacy';
import type { HeldEntry } from '@fleetfoot/shared/operations';
import { withDates } from '../../src/platform/stored';
import { runPrivacyClock } from '../../src/privacy/privacy-clock';
import { refusal } from '../client/answer';
import { callFunction } from '../client/in-process';
import { cameraPhoto, PHOTO, PLACED_PHOTO, SIGNATURE, shown } from '../couriers/pictures';
import { daysAgo } from '../privacy/privacy-scene';
import { askPage, trackingScene } from '../tracking/tracking-scene';
import { eventsOf } from '../world/audit';
import { database, put, read } from '../world/data';
import { somebody } from '../world/somebody';
import { putMember } from '../world/team';
import { problemScene } from './problem-scene';

const DAY_MS = 86_400_000;
const RECIPIENTS = 'd1.recipient.1';

afterAll(() => database.terminate());

const photoIn = (orgID: string, id = 'd1.1') => read(problemPhotos.document(orgID, id));
const run = (days = 0) =>
  runPrivacyClock({ database, now: new Date(Date.now() + days * DAY_MS), hasTime: () => true });

test('a member reports with a photo, once, and it is kept without its place, beside the problem', async () => {
  const { orgID, report, problem, count } = await problemScene();
  for (const _ of [1, 2]) expect((await report({ note: 'Wet', photo: PLACED_PHOTO })).status).toBe(200);
  expect(await problem()).toMatchObject({ note: 'Wet', photo: true });
  expect(await photoIn(orgID)).toMatchObject({
    id: 'd1.1',
    orgID,
    deliveryID: 'd1',
    type: 'image/jpeg',
  });
  expect(await shown((await photoIn(orgID))?.['data'])).toMatchObject({
    format: 'jpeg',
    width: 8,
    beside: [],
  });
  expect(await count()).toBe(1);
  const told = await eventsOf(orgID, 'delivery.problemReported');
  expect(told).toMatchObject([{ after: { problemID: 'd1.1', photo: true } }]);
  for (const other of [{ note: 'Wet', photo: SIGNATURE }, { note: 'Wet' }]) {
    expect(refusal(await report(other))).toMatchObject({ code: 'failed-precondition' });
  }
});

test('a report without a photo says nothing of one, and keeps none', async () => {
  const { orgID, report, problem } = await problemScene();
  await report();
  expect(await problem()).not.toHaveProperty('photo');
  expect(await photoIn(orgID)).toBeUndefined();
  expect(refusal(await report({ photo: PHOTO }))).toMatchObject({ code: 'failed-precondition' });
});

test.each([
  ['no picture', Buffer.from('<svg onload="alert(1)"/>').toString('base64'), PHOTO_REFUSALS.no_picture],
  ['half a picture', Buffer.from(PHOTO, 'base64').subarray(0, 60).toString('base64'), PHOTO_REFUSALS.damaged],
])('a report with %s says so, and nothing of it is kept', async (_, photo, message) => {
  const { orgID, report, count } = await problemScene();
  const answer = await report({ photo });
  expect(refusal(answer)).toMatchObject({ code: 'invalid-argument' });
  expect(JSON.stringify(answer.body)).toContain(message);
  expect([await count(), await photoIn(orgID)]).toEqual([0, undefined]);
});

test('a recipient reports with a photo, which their page says was received, and never shows', async () => {
  const { orgID, token } = await trackingScene();
  const form = { kind: 'report', number: '1', reason: 'damaged', text: 'Wet' };
  const ask = {
    page: '/problem',
    query: 'lang=en',
    form,
    photo: Buffer.from(PLACED_PHOTO, 'base64'),
  } as const;
  for (const _ of [1, 2]) expect((await askPage(token, ask)).status).toBe(303);
  const kept = await photoIn(orgID, RECIPIENTS);
  expect([kept?.['deliveryID'], await shown(kept?.['data'])]).toMatchObject(['d1', { width: 8, beside: [] }]);
  const { body } = await askPage(token, { page: '/problem', query: 'lang=en' });
  expect(body).toContain('We have your photo.');
  expect(body).not.toMatch(/<img|base64/);
});

test('a photo of several megabytes that a recipient sends is kept smaller', async () => {
  const { orgID, token } = await trackingScene();
  const form = { kind: 'report', number: '1', reason: 'damaged', text: 'Wet' };
  const photo = await cameraPhoto();
  expect(photo.length).toBeGreaterThan(2_000_000);
  expect(await askPage(token, { page: '/problem', query: 'lang=en', form, photo })).toMatchObject({
    status: 303,
  });
  const data = String((await photoIn(orgID, RECIPIENTS))?.['data']);
  expect(await shown(data)).toMatchObject({ format: 'jpeg', beside: [] });
  expect(Buffer.from(data, 'base64').length).toBeLessThanOrEqual(PROBLEM_PHOTO.bytes);
});

test.each([
  ['no picture', Buffer.from('%PDF-1.7'), /no photo that we can read/],
  ['damaged', Buffer.from(PHOTO, 'base64').subarray(0, 90), /is damaged/],
])(
  "a recipient's photo that is %s is said at its field, and what was typed is there",
  async (_, photo, text) => {
    const { orgID, token } = await trackingScene();
    const form = { kind: 'report', number: '1', reason: 'late', text: 'An <hour>' };
    const { status, body } = await askPage(token, { page: '/problem', query: 'lang=en', form, photo });
    expect(status).toBe(422);
    expect(body).toMatch(text);
    expect(body).toMatch(/id="photo-problem" class="bad" role="alert"/);
    expect(body).toContain('An &lt;hour></textarea>');
    expect(body).toContain('<option value="late" selected>');
    expect(await read(problems.document(orgID, RECIPIENTS))).toBeUndefined();
  },
);

test('a recipient whose words were refused is told to choose the photo again', async () => {
  const { token } = await trackingScene();
  const form = { kind: 'report', number: '1', reason: '', text: 'Wet' };
  const ask = { page: '/problem', query: 'lang=en', form, photo: Buffer.from(PHOTO, 'base64') } as const;
  const { status, body } = await askPage(token, ask);
  expect([status, body]).toEqual([422, expect.stringContaining('Choose your photo again')]);
});

test('a photo of more than 12 MB is said to be too large, and what was typed is there', async () => {
  const { token } = await trackingScene();
  const form = { kind: 'report', number: '1', reason: 'late', text: 'An hour' };
  const photo = Buffer.concat([Buffer.from(PHOTO, 'base64'), Buffer.alloc(17_000_000)]);
  const { status, body } = await askPage(token, { page: '/problem', query: 'lang=en', form, photo });
  expect([status, body]).toEqual([422, expect.stringContaining('Choose one of at most 12 MB')]);
  expect(body).toContain('An hour</textarea>');
  expect(body).toContain('<option value="late" selected>');
});

test('a body that no form of ours sends is refused, however large, and the page says so', async () => {
  const { token, orgID } = await trackingScene();
  const form = { kind: 'report', number: '1', reason: 'late', text: 'x'.repeat(2_001) };
  for (const photo of [Buffer.alloc(10), Buffer.alloc(17_000_000)]) {
    const { status, body } = await askPage(token, { page: '/problem', query: 'lang=en', form, photo });
    expect([status, body]).toEqual([400, expect.stringMatching(/role="alert">That did not arrive whole\./)]);
  }
  expect(await read(problems.document(orgID, RECIPIENTS))).toBeUndefined();
});

test('a photo is kept for ninety days, no longer than details are, and not deleted while its delivery is held', async () => {
  const { orgID, report, problem } = await problemScene();
  await put(privacySettings.document(orgID), { keepDays: 2_000 });
  await report({ photo: PHOTO });
  await run(PROOF_DAYS - 1);
  expect(await photoIn(orgID)).toBeDefined();
  const hold = privacyHolds.document(orgID, 'd1');
  await put(hold, { id: 'd1', at: new Date() });
  await run(PROOF_DAYS + 1);
  expect(await photoIn(orgID)).toBeDefined();
  await database.doc(hold).delete();
  await run(PROOF_DAYS + 1);
  expect(await photoIn(orgID)).toBeUndefined();
  expect(await problem()).toMatchObject({ photo: false, state: 'open' });
  const short = await problemScene();
  await put(privacySettings.document(short.orgID), { keepDays: 30 });
  await short.report({ photo: PHOTO });
  const { expiresAt } = withDates(await photoIn(short.orgID)) as ProblemPhoto;
  expect(expiresAt.getTime()).toBeLessThan(Date.now() + 31 * DAY_MS);
});

test('an export says that there is a photo, and an erasure of the recipient deletes it', async () => {
  const { orgID, report, problem } = await problemScene({ pickup_time: daysAgo(3), status_times: {} });
  await report({ photo: PHOTO });
  const admin = somebody();
  await putMember(orgID, admin, 'Admin');
  const ask = async (name: string, request: object = {}) =>
    (await callFunction(name, { orgID, phoneNumber: '083 123 4567', ...request }, admin.idToken)).body.result;
  const { entries } = (await ask('findPersonalData', { details: true })) as {
    readonly entries: readonly HeldEntry[];
  };
  expect(entries.find(({ kind }) => kind === 'problem')?.details).toMatchObject({ photo: 'true' });
  expect(JSON.stringify(entries)).not.toContain(String((await photoIn(orgID))?.['data']));
  await ask('erasePersonalData');
  expect(await photoIn(orgID)).toBeUndefined();
  expect(await problem()).toMatchObject({ photo: false, note: '', blankedAt: expect.any(Date) });
});
