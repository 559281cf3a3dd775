import {
  auditEvents,
  memberDrafts,
  namedKeys,
  organizations,
  savedViews,
  sessionAlerts,
  sessions,
  teamInvites,
  teamMembers,
  userDrafts,
  users,
} from '@fleetfoot/shared/model';
import type { ProfileExport } from '@fleetfoot/shared/operations';
import { getAuth } from 'firebase-admin/auth';
import { app } from '../../src/platform/database';
import { expiryFromNow } from '../../src/team/invite-expiry';
import { refusal } from '../client/answer';
import { callFunction } from '../client/in-process';
import { database, memberships, put, putProfile, read } from '../world/data';
import { PAST } from '../world/invite-expiry';
import { type SignedIn, somebody } from '../world/somebody';
import { admins, list, putMember, putOrganization } from '../world/team';

async function kept(orgID: string, person: SignedIn) {
  await putProfile(person);
  await put(userDrafts.document(person.uid, 'columns'), { id: 'columns', value: '{"a":1}', expiresAt: PAST });
  await put(memberDrafts.document(orgID, person.uid, 'new'), {
    id: 'new',
    value: '{"name":"Naledi"}',
    expiresAt: PAST,
  });
  await put(savedViews.document(orgID, person.uid, 'late'), { id: 'late', name: 'Late', query: 'x=1' });
  await put(`${users.document(person.uid)}/Whatever/later`, { id: 'later' });
  await put(sessions.document(person.uid, '1'), {
    ...{ id: '1', deviceID: 'd', device: 'Chrome on Android', address: '192.0.2.7', createdAt: PAST },
    ...{ lastSeen: PAST, guardedUntil: PAST },
  });
  await put(sessionAlerts.document(orgID, `${person.uid}-1`), { id: `${person.uid}-1`, uid: person.uid });
  await put(namedKeys.document(orgID, `key-${person.uid}`), {
    ...{ id: `key-${person.uid}`, ownerID: person.uid, name: 'Shop', ending: '1234', mode: 'live' },
    ...{ scopes: ['read'], createdAt: PAST, ownerName: 'Thandi Nkosi' },
  });
}

async function scene(role: 'Admin' | 'Member' = 'Member', person = somebody()) {
  const admin = somebody();
  const orgID = await putOrganization([
    [admin, 'Admin'],
    [person, role],
  ]);
  await kept(orgID, person);
  return { admin, person, orgID };
}

const remove = ({ idToken }: SignedIn) => callFunction('deleteProfile', {}, idToken);

test('an export holds all of the caller and nothing of anybody else', async () => {
  const { person, orgID, admin } = await scene();
  await kept(orgID, admin);
  await put(teamInvites.document('elsewhere', 'join'), {
    ...{ id: 'join', phoneNumber: person.phoneNumber, role: 'Member', orgID: 'elsewhere' },
    ...{ organizationName: 'Elsewhere', invitedBy: admin.uid, ...expiryFromNow() },
  });
  const answer = await callFunction('exportProfile', {}, person.idToken);
  const data = answer.body.result as ProfileExport;
  expect(data).toMatchObject({
    profile: { id: person.uid, fullName: 'Thandi Nkosi', phoneNumber: person.phoneNumber },
    memberships: [
      {
        ...{ orgID, organizationName: `Kota ${orgID}`, role: 'Member', phoneNumber: person.phoneNumber },
        drafts: [{ id: 'new', value: '{"name":"Naledi"}' }],
        views: [{ id: 'late', name: 'Late', query: 'x=1' }],
      },
    ],
    drafts: [{ id: 'columns' }],
    signIns: [{ device: 'Chrome on Android', address: '192.0.2.7', createdAt: '2026-01-31T10:00:00.000Z' }],
    invitations: [{ orgID: 'elsewhere', organizationName: 'Elsewhere', role: 'Member' }],
  });
  const text = JSON.stringify(data);
  for (const foreign of [admin.uid, admin.phoneNumber, 'ff_live']) expect(text).not.toContain(foreign);
});

test('a changed name is everywhere the old one was, told once', async () => {
  const { person, orgID } = await scene();
  const details = { fullName: 'Thandi Dube', email: 'dube@example.co.za' };
  for (const _ of [1, 2]) {
    expect((await callFunction('changeProfile', details, person.idToken)).status).toBe(200);
  }
  expect(await read(users.document(person.uid))).toMatchObject(details);
  expect(await read(teamMembers.document(orgID, person.uid))).toMatchObject({ ...details, role: 'Member' });
  expect(Object.values(await list(orgID, auditEvents))).toMatchObject([
    { kind: 'member.renamed', before: { fullName: 'Lerato Dlamini' }, after: details },
  ]);
});

test('somebody without a profile cannot change one', async () => {
  const answer = await callFunction('changeProfile', { fullName: 'A', email: 'a@b.co' }, somebody().idToken);
  expect(refusal(answer)).toMatchObject({ code: 'not-found' });
});

test('a deleted profile leaves nothing of its own, is told, and can be deleted again', async () => {
  const { person, orgID } = await scene();
  expect((await remove(person)).status).toBe(200);
  expect(await memberships(person.uid)).toBe(0);
  const left = await database.collection(users.path()).doc(person.uid).listCollections();
  expect(left).toEqual([]);
  const team = await database.doc(teamMembers.document(orgID, person.uid)).listCollections();
  expect(team).toEqual([]);
  expect(await read(users.document(person.uid))).toBeUndefined();
  expect(await list(orgID, sessionAlerts)).toEqual({});
  expect(await read(namedKeys.document(orgID, `key-${person.uid}`))).toMatchObject({
    revokedAt: expect.anything(),
  });
  const events = Object.values(await list(orgID, auditEvents)) as Record<string, unknown>[];
  expect(events.map(({ kind }) => kind).sort()).toEqual(['apiKey.revoked', 'member.left']);
  expect(events.find(({ kind }) => kind === 'member.left')).toMatchObject({
    ...{ actor: { id: person.uid, name: 'Lerato Dlamini' }, before: { role: 'Member' } },
  });
  expect((await remove(person)).status).toBe(200);
  expect(Object.values(await list(orgID, auditEvents))).toHaveLength(2);
});

test('the account ends, and with it every session', async () => {
  const { person } = await scene();
  const { uid, phoneNumber } = person;
  await getAuth(app()).createUser({ uid, phoneNumber });
  expect((await remove(person)).status).toBe(200);
  await expect(getAuth(app()).getUser(person.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  expect((await remove(person)).status).toBe(200);
});

test('the last Admin is told to name another first, and one of several may go', async () => {
  const { admin, orgID } = await scene();
  const { name } = (await read(organizations.document(orgID))) as { name: string };
  expect(refusal(await remove(admin))).toMatchObject({
    code: 'failed-precondition',
    userMessage: `You are the last Admin of ${name}. Make somebody else an Admin on the Team page, then delete your profile.`,
  });
  expect(await admins(orgID)).toBe(1);
  await putMember(orgID, somebody(), 'Admin');
  expect((await remove(admin)).status).toBe(200);
  expect(await admins(orgID)).toBe(1);
});

test('the only member is told that the organisation has to be handed over or closed first', async () => {
  const alone = somebody();
  const orgID = await putOrganization([[alone, 'Admin']]);
  await kept(orgID, alone);
  const { code, userMessage } = refusal(await remove(alone));
  expect(code).toBe('failed-precondition');
  expect(userMessage).toMatch(/only member of Kota .* hand it over, or write to admin@/);
  expect(await read(userDrafts.document(alone.uid, 'columns'))).toBeDefined();
});

test('of two last Admins who leave at once one stays', async () => {
  const [one, other] = [somebody(), somebody()];
  const orgID = await putOrganization([
    [one, 'Admin'],
    [other, 'Admin'],
    [somebody(), 'Member'],
  ]);
  await Promise.all([kept(orgID, one), kept(orgID, other)]);
  const answers = await Promise.all([remove(one), remove(other)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(await admins(orgID)).toBe(1);
});

test('a user without an organisation, or without a profile, is deleted too', async () => {
  const person = somebody();
  await putProfile(person);
  expect((await remove(person)).status).toBe(200);
  expect(await read(users.document(person.uid))).toBeUndefined();
  expect((await remove(somebody())).status).toBe(200);
});

test('a removed member leaves no drafts and views behind', async () => {
  const { admin, person, orgID } = await scene();
  const request = { orgID, memberID: person.uid };
  expect((await callFunction('deleteMember', request, admin.idToken)).status).toBe(200);
  expect(await database.doc(teamMembers.document(orgID, person.uid)).listCollections()).toEqual([]);
  // What is their own, whichever organisation they work for, stays theirs.
  expect(await read(userDrafts.document(person.uid, 'columns'))).toBeDefined();
});

afterAll(() => database.terminate());
