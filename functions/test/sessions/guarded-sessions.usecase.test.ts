import { auditEvents } from '@fleetfoot/shared/model/team/audit-event';
import { teamMembers } from '@fleetfoot/shared/model/team/people';
import { devices, sessions } from '@fleetfoot/shared/model/team/session';
import { getApps } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import { refusal } from '../client/answer';
import { callFunction } from '../client/in-process';
import { delivery } from '../deliveries/typed-delivery';
import { database, putProfile, putTeamInvite, read } from '../world/data';
import { somebody } from '../world/somebody';
import { list, putMember, putOrganization } from '../world/team';
import {
  again,
  guardScene,
  letGuardPass,
  newDeviceKey,
  openAlerts,
  outcome,
  sessionOf,
  start,
  storedSession,
  useGuard,
} from './guard-scene';

const HOUR_MS = 3_600_000;

useGuard();

/** What an organisation remembers of sign-ins. */
async function remembered(orgID: string) {
  const events = Object.values(await list(orgID, auditEvents)) as { kind: string; actor: { id: string } }[];
  return events.filter(({ kind }) => kind.startsWith('session.')).map(({ kind, actor }) => [kind, actor.id]);
}

test("an account's first device is known at once, and a second sign-in on it too", async () => {
  const user = again(somebody());
  const key = newDeviceKey();
  expect(await start(user, key)).toEqual({ status: 200, body: { result: { sessionID: sessionOf(user) } } });
  const later = again(user);
  expect(await start(later, key)).toMatchObject({ body: { result: { sessionID: sessionOf(later) } } });
  expect(await storedSession(later)).toMatchObject({ device: 'Chrome on Android' });
  expect((await database.collection(devices.path(user.uid)).get()).size).toBe(1);
});

test('the secret of a device is stored nowhere', async () => {
  const user = again(somebody());
  const key = newDeviceKey();
  await start(user, key);
  const [device] = (await database.collection(devices.path(user.uid)).get()).docs;
  expect(JSON.stringify([device?.id, device?.data(), await storedSession(user)])).not.toContain(key);
});

test('two users of one browser have devices of different names', async () => {
  const [one, other] = [again(somebody()), again(somebody())];
  const key = newDeviceKey();
  await start(one, key);
  await start(other, key);
  const idsOf = async (uid: string) => (await database.collection(devices.path(uid)).listDocuments())[0]?.id;
  expect(await idsOf(one.uid)).not.toBe(await idsOf(other.uid));
});

test('a sign-in on another device is guarded for 24 hours, and the Admins are told', async () => {
  const { admin, thief, orgID, keys } = await guardScene();
  const answer = await start(thief, keys.thief);
  const { guardedUntil } = answer.body.result as { guardedUntil: number };
  expect(Math.abs(guardedUntil - Date.now() - 24 * HOUR_MS)).toBeLessThan(20_000);
  expect(await openAlerts(orgID)).toEqual([`${admin.uid}-${sessionOf(thief)}`]);
  expect(await remembered(orgID)).toEqual([['session.startedOnNewDevice', admin.uid]]);
});

test('a guarded sign-in waits with roles, and imports deliveries', async () => {
  const { thief, member, orgID, changeRole } = await guardScene();
  expect(await changeRole(thief)).toBe('guarded-session');
  expect(await read(teamMembers.document(orgID, member.uid))).toMatchObject({ role: 'Member' });
  const request = { orgID, importID: 'guarded'.padEnd(20, 'x'), rows: [{ row: 0, delivery: delivery('A') }] };
  expect(await outcome(callFunction('importDeliveries', request, thief.idToken))).toBe('done');
});

test('a sign-in that was never started is guarded', async () => {
  const { admin, changeRole } = await guardScene();
  expect(await changeRole(again(admin))).toBe('guarded-session');
});

test('a guarded sign-in is trusted once its time is over, and so is its device', async () => {
  const { thief, keys, changeRole } = await guardScene();
  await letGuardPass(thief);
  expect(await changeRole(thief)).toBe('done');
  expect((await start(again(thief), keys.thief)).body.result).not.toHaveProperty('guardedUntil');
});

test('a new code on a guarded device does not lift its guard, and no Admin is told twice', async () => {
  const { thief, orgID, keys, changeRole } = await guardScene();
  const renewed = again(thief);
  await start(renewed, keys.thief);
  expect(await changeRole(renewed)).toBe('guarded-session');
  expect(await openAlerts(orgID)).toHaveLength(1);
});

test('another Admin approves a device with all its sign-ins, and the notice goes', async () => {
  const { thief, otherAdmin, orgID, keys, approve, changeRole } = await guardScene();
  const renewed = again(thief);
  await start(renewed, keys.thief);
  expect(await approve(otherAdmin, thief)).toBe('done');
  expect(await openAlerts(orgID)).toEqual([]);
  expect(await changeRole(renewed)).toBe('done');
  expect(await remembered(orgID)).toContainEqual(['session.approved', otherAdmin.uid]);
  expect((await start(again(thief), keys.thief)).body.result).not.toHaveProperty('guardedUntil');
});

test('the same user approves on a known device', async () => {
  const { admin, thief, approve, changeRole } = await guardScene();
  expect(await approve(admin, thief, false)).toBe('done');
  expect(await changeRole(thief)).toBe('done');
});

test('approving an ended sign-in is refused, one that is not there is not found', async () => {
  const { admin, otherAdmin, thief, approve, end } = await guardScene();
  expect(await approve(otherAdmin, again(thief))).toBe('not-found');
  await end(admin, thief);
  expect(await approve(otherAdmin, thief)).toBe('failed-precondition');
});

test('"This was not me" ends the sign-ins of that device at once, and the own one goes on', async () => {
  const { admin, thief, orgID, keys, end, changeRole } = await guardScene();
  const renewed = again(thief);
  await start(renewed, keys.thief);
  expect(await end(admin, thief, { isStrange: true })).toBe('done');
  expect([await changeRole(thief), await changeRole(renewed)]).toEqual([
    'unauthenticated',
    'unauthenticated',
  ]);
  expect((await start(thief, keys.thief)).body.result).toEqual({
    sessionID: sessionOf(thief),
    isEnded: true,
  });
  expect(await changeRole(admin)).toBe('done');
  expect(await openAlerts(orgID)).toEqual([]);
  expect((await remembered(orgID)).filter(([kind]) => kind === 'session.ended')).toHaveLength(2);
});

test('after "This was not me" neither that device nor another new one becomes known by waiting', async () => {
  const { admin, thief, keys, end, changeRole } = await guardScene();
  await end(admin, thief, { isStrange: true });
  const [sameDevice, otherDevice] = [again(thief), again(thief)];
  await start(sameDevice, keys.thief);
  await start(otherDevice, newDeviceKey());
  for (const signIn of [sameDevice, otherDevice]) {
    expect(await changeRole(signIn)).toBe('guarded-session');
    const end = (await storedSession(signIn))?.['guardedUntil'] as Timestamp;
    expect(end.toDate().getUTCFullYear()).toBe(9999);
  }
});

test("an Admin ends a member's sign-in, and every one of them with its refresh tokens", async () => {
  const { otherAdmin, admin, thief, orgID, end, changeRole } = await guardScene();
  expect(await end(otherAdmin, thief, { orgID, isStrange: true })).toBe('done');
  expect(await changeRole(thief)).toBe('unauthenticated');
  expect(await changeRole(admin)).toBe('done');
  const auth = getAuth(getApps()[0]);
  await auth.createUser({ uid: admin.uid });
  await auth.updateUser(admin.uid, { displayName: 'Lerato' });
  const before = (await auth.getUser(admin.uid)).tokensValidAfterTime;
  expect(await end(otherAdmin, admin, { orgID, sessionID: undefined })).toBe('done');
  expect(await changeRole(admin)).toBe('unauthenticated');
  expect(before).not.toBe((await auth.getUser(admin.uid)).tokensValidAfterTime);
});

test('an ended sign-in is out of organisations that its user joins later', async () => {
  const { member, end } = await guardScene();
  const thief = again(member);
  await start(thief, newDeviceKey());
  await end(member, thief);
  const free = await putTeamInvite(member.phoneNumber);
  await database.recursiveDelete(
    database.doc(teamMembers.document((await orgOf(member.uid)) ?? '', member.uid)),
  );
  const request = { ...free, userData: { fullName: 'Sipho', email: 'sipho@example.co.za' } };
  expect(await outcome(callFunction('AcceptTeamInvite', request, thief.idToken))).toBe('unauthenticated');
  expect(await outcome(callFunction('AcceptTeamInvite', request, member.idToken))).toBe('done');
  expect(await read(teamMembers.document(free.orgID, member.uid))).toMatchObject({
    endedSessions: [Number(sessionOf(thief))],
  });
});

async function orgOf(uid: string): Promise<string | undefined> {
  const { docs } = await database.collectionGroup(teamMembers.name).where('id', '==', uid).get();
  return docs[0]?.ref.parent.parent?.id;
}

test('a code older than 15 minutes is asked for anew, a new sign-in on the same device goes on', async () => {
  const { admin, keys, changeRole } = await guardScene();
  const old = again(admin, 16);
  await start(old, keys.admin);
  expect(await changeRole(old)).toBe('fresh-code-needed');
  const fresh = again(admin);
  await start(fresh, keys.admin);
  expect(await changeRole(fresh)).toBe('done');
});

test('a code of 10 minutes ago is fresh', async () => {
  const { admin, keys, changeRole } = await guardScene();
  const recent = again(admin, 10);
  await start(recent, keys.admin);
  expect(await changeRole(recent)).toBe('done');
});

test('inviting a Member asks for no code, inviting an Admin does', async () => {
  const { admin, orgID, keys } = await guardScene();
  const old = again(admin, 60);
  await start(old, keys.admin);
  const invite = (role: string, phoneNumber: string) =>
    outcome(callFunction('inviteTeamMember', { orgID, role, phoneNumber }, old.idToken));
  expect(await invite('Member', '+27831110001')).toBe('done');
  expect(await invite('Admin', '+27831110002')).toBe('fresh-code-needed');
});

test("a token with another number than the profile's is guarded without an end", async () => {
  const user = again(somebody());
  await putProfile({ ...user, phoneNumber: '+27820009999' });
  await start(user, newDeviceKey());
  const end = (await storedSession(user))?.['guardedUntil'] as Timestamp;
  expect(end.toDate().getUTCFullYear()).toBe(9999);
});

test('two devices in one second: neither lends the other its trust', async () => {
  const { admin, thief, keys, changeRole } = await guardScene();
  expect((await start(admin, keys.thief)).body.result).toHaveProperty('guardedUntil');
  expect(await changeRole(admin)).toBe('guarded-session');
  expect(await changeRole(thief)).toBe('guarded-session');
});

test('a refusal says what to do', async () => {
  const { thief, member, orgID } = await guardScene();
  const request = { orgID, memberID: member.uid, role: 'Admin' };
  expect(refusal(await callFunction('changeRole', request, thief.idToken))).toMatchObject({
    userMessage: expect.stringMatching(
      /^You signed in on a new device\. This waits until \d{2} \w{3} \d{4}.*, or until an Admin approves it, or you do on a device that you used before\.$/,
    ),
  });
});

test('an Admin of two organisations is told of in both', async () => {
  const user = again(somebody());
  const first = await putOrganization([[user, 'Member']]);
  const second = await putOrganization([[somebody(), 'Admin']]);
  await putMember(second, user, 'Member');
  await start(user, newDeviceKey());
  await start(again(user), newDeviceKey());
  expect([await openAlerts(first), await openAlerts(second)].map((open) => open.length)).toEqual([1, 1]);
});

test.each([
  ['0', 'done'],
  ['', 'guarded-session'],
  ['-1', 'guarded-session'],
  ['soon', 'guarded-session'],
])('with FLEETFOOT_GUARD_HOURS=%j a sign-in that was never started is %s', async (hours, expected) => {
  const { admin, changeRole } = await guardScene();
  process.env['FLEETFOOT_GUARD_HOURS'] = hours;
  try {
    expect(await changeRole(again(admin, 60))).toBe(expected);
  } finally {
    process.env['FLEETFOOT_GUARD_HOURS'] = '24';
  }
});

test('with the guard off, a sign-in on a new device is trusted and nobody is told', async () => {
  const { admin, orgID } = await guardScene();
  const before = await openAlerts(orgID);
  process.env['FLEETFOOT_GUARD_HOURS'] = '0';
  try {
    const signIn = again(admin);
    expect((await start(signIn, newDeviceKey())).body.result).not.toHaveProperty('guardedUntil');
    expect(await openAlerts(orgID)).toEqual(before);
    expect((await storedSession(signIn))?.['guardedUntil']).toEqual(Timestamp.fromMillis(0));
  } finally {
    process.env['FLEETFOOT_GUARD_HOURS'] = '24';
  }
});

test('a session that is used goes on being kept', async () => {
  const { admin, keys } = await guardScene();
  const path = sessions.document(admin.uid, sessionOf(admin));
  await database.doc(path).update({ lastSeen: new Date(0), expiresAt: new Date(0) });
  await start(admin, keys.admin);
  const { lastSeen, expiresAt } = (await read(path)) as { lastSeen: Timestamp; expiresAt: Timestamp };
  expect(Math.round((expiresAt.toMillis() - lastSeen.toMillis()) / (24 * HOUR_MS))).toBe(400);
});

test.each([
  ['a key that is too short', { deviceKey: 'x'.repeat(42) }],
  ['a key of other characters', { deviceKey: '/'.repeat(43) }],
  ['a long agent', { agent: 'x'.repeat(401) }],
])('%s is an invalid argument', async (_, changes) => {
  const request = { deviceKey: newDeviceKey(), agent: '', ...changes };
  expect(await outcome(callFunction('startSession', request, somebody().idToken))).toBe('invalid-argument');
});

afterAll(() => database.terminate());
