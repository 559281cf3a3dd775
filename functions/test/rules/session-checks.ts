import {
  auditEvents,
  deliveries,
  liveKeys,
  menuItems,
  savedViews,
  sessionAlerts,
  sessions,
} from '@fleetfoot/shared/model';
import type { Check, Verdict } from './check';
import { collection, doc, type Firestore, getDoc, getDocs, limit, query } from './client-sdk';
import { numberOf } from './personas';

/** The sign-ins of the seed's Admin, and one that is not entered. */
const SIGN_INS = { trusted: 0, guarded: 1, ended: 2, broken: 3, unknown: 4 } as const;

type SignIn = keyof typeof SIGN_INS;

function list(path: string, most: number) {
  return (firestore: Firestore) => getDocs(query(collection(firestore, path), limit(most)));
}

function get(path: string) {
  return (firestore: Firestore) => getDoc(doc(firestore, path));
}

/** What the Admin reads, and on which sign-ins. */
const READS: readonly (readonly [what: string, read: (f: Firestore) => Promise<unknown>, on: SignIn[]])[] = [
  ['Sessions: the list', list(sessions.path('admin'), 50), ['trusted']],
  ['Sessions: a longer list', list(sessions.path('admin'), 51), []],
  ['Sessions: the trusted one', get(sessions.document('admin', '0')), ['trusted']],
  ['Sessions: the guarded one', get(sessions.document('admin', '1')), ['guarded']],
  ["SessionAlerts: the Admins' notice", get(sessionAlerts.document('acme', 'member-1')), ['trusted']],
  ['SessionAlerts: the list', list(sessionAlerts.path('acme'), 20), ['trusted']],
  ['Secrets: the live key', get(liveKeys.document('acme')), ['trusted']],
  ['SessionAlerts: a longer list', list(sessionAlerts.path('acme'), 21), []],
  // What is not asked to be trusted is closed to the ended alone.
  ...(
    [
      ['Deliveries', deliveries.document('acme', 'd1')],
      ['Menu', menuItems.document('kota', 'm1')],
      ['Views', savedViews.document('acme', 'admin', '0')],
      ['AuditEvents', auditEvents.document('acme', 'first')],
    ] as const
  ).map(
    ([name, path]) =>
      [
        `${name}: a document of the organisation`,
        get(path),
        ['trusted', 'guarded', 'broken', 'unknown'] satisfies SignIn[],
      ] as const,
  ),
];

function check([what, read, on]: (typeof READS)[number], signIn: SignIn): Check {
  const verdict: Verdict = on.includes(signIn) ? 'allowed' : 'refused';
  const who = { uid: 'admin', phoneNumber: numberOf('admin'), session: SIGN_INS[signIn] };
  return {
    name: `${what} is ${verdict} on a sign-in that is ${signIn}`,
    expect: verdict,
    run: (world) => read(world.as(who)),
  };
}

/** What a sign-in may read that is guarded, ended, or not entered. */
export const SESSION_CHECKS: readonly Check[] = READS.flatMap((row) =>
  (Object.keys(SIGN_INS) as SignIn[]).map((signIn) => check(row, signIn)),
);
