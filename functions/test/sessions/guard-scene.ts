import { randomBytes } from 'node:crypto';
import { devices, sessionAlerts, sessions } from '@fleetfoot/shared/model/team/session';
import type { Timestamp } from 'firebase-admin/firestore';
import { refusal } from '../client/answer';
import { callFunction } from '../client/in-process';
import { database, put, read } from '../world/data';
import { onSignIn, type SignedIn, somebody } from '../world/somebody';
import { list, putOrganization } from '../world/team';

const AGENT = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/147.0.0.0 Mobile Safari/537.36';

/** Switches the guard on for the tests of a file. */
export function useGuard(hours = '24'): void {
  const before = process.env['FLEETFOOT_GUARD_HOURS'];
  beforeAll(() => {
    process.env['FLEETFOOT_GUARD_HOURS'] = hours;
  });
  afterAll(() => {
    process.env['FLEETFOOT_GUARD_HOURS'] = before;
  });
}

/** The secret of a browser. */
export function newDeviceKey(): string {
  return randomBytes(32).toString('base64url');
}

export function start(by: SignedIn, deviceKey: string) {
  return callFunction('startSession', { deviceKey, agent: AGENT }, by.idToken);
}

/** Of a call: `done`, or the code of its refusal. */
export async function outcome(answer: ReturnType<typeof callFunction>): Promise<unknown> {
  const answered = await answer;
  return answered.status === 200 ? 'done' : refusal(answered).code;
}

let seconds = Math.floor(Date.now() / 1000);

/** The same user on a sign-in of its own, begun some minutes ago. */
export function again(user: SignedIn, minutesAgo = 0): SignedIn {
  seconds -= 1;
  return onSignIn(user, seconds - minutesAgo * 60);
}

export function sessionOf({ idToken }: SignedIn): string {
  const claims = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as {
    readonly auth_time: number;
  };
  return String(claims.auth_time);
}

/** Two Admins and a Member, each on the first device of their account, and a thief who has the Admin's number. */
export async function guardScene() {
  const [admin, otherAdmin, member] = [somebody(), somebody(), somebody()].map((user) => again(user)) as [
    SignedIn,
    SignedIn,
    SignedIn,
  ];
  const orgID = await putOrganization([
    [admin, 'Admin'],
    [otherAdmin, 'Admin'],
    [member, 'Member'],
  ]);
  const keys = {
    admin: newDeviceKey(),
    otherAdmin: newDeviceKey(),
    member: newDeviceKey(),
    thief: newDeviceKey(),
  };
  await start(admin, keys.admin);
  await start(otherAdmin, keys.otherAdmin);
  await start(member, keys.member);
  const thief = again(admin);
  await start(thief, keys.thief);
  const changeRole = (by: SignedIn) =>
    outcome(callFunction('changeRole', { orgID, memberID: member.uid, role: 'Admin' }, by.idToken));
  const approve = (by: SignedIn, whose: SignedIn, asAdmin = true) => {
    const request = { uid: whose.uid, sessionID: sessionOf(whose), ...(asAdmin && { orgID }) };
    return outcome(callFunction('approveSession', request, by.idToken));
  };
  const end = (by: SignedIn, whose: SignedIn, changes: object = {}) => {
    const request = { uid: whose.uid, sessionID: sessionOf(whose), ...changes };
    return outcome(callFunction('endSessions', request, by.idToken));
  };
  return { admin, otherAdmin, member, thief, orgID, keys, changeRole, approve, end };
}

export async function storedSession(by: SignedIn): Promise<Record<string, unknown> | undefined> {
  return read(sessions.document(by.uid, sessionOf(by)));
}

/** Lets the guard of a device and its sign-ins be over. */
export async function letGuardPass(by: SignedIn): Promise<void> {
  const { docs } = await database.collection(sessions.path(by.uid)).get();
  const past = new Date(Date.now() - 1_000);
  const waiting = (end: unknown) => (end as Timestamp).toMillis() > Date.now();
  for (const session of docs) {
    if (!waiting(session.get('guardedUntil'))) continue;
    await session.ref.update({ guardedUntil: past });
    await put(devices.document(by.uid, String(session.get('deviceID'))), {
      ...{ firstSeen: past, lastSeen: past, guardedUntil: past },
    });
  }
}

/** The notices of an organisation's Admins that wait, by id. */
export async function openAlerts(orgID: string): Promise<string[]> {
  const alerts = (await list(orgID, sessionAlerts)) as Record<string, { isOpen: boolean }>;
  return Object.keys(alerts).filter((id) => alerts[id]?.isOpen);
}
