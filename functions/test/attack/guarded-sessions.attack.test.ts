import { randomUUID } from 'node:crypto';
import { liveKeys } from '@fleetfoot/shared/model/api/api-key';
import { webhookCalls, webhooks } from '@fleetfoot/shared/model/api/webhook';
import { tariffs } from '@fleetfoot/shared/model/delivery/quote';
import { privacyRequests } from '@fleetfoot/shared/model/privacy/privacy';
import { userDrafts } from '@fleetfoot/shared/model/team/draft';
import { teamInvites } from '@fleetfoot/shared/model/team/invitations';
import { organizations } from '@fleetfoot/shared/model/team/organization';
import { teamMembers, users } from '@fleetfoot/shared/model/team/people';
import { sessionAlerts, sessions } from '@fleetfoot/shared/model/team/session';
import { callFunction, postFunction } from '../client/in-process';
import { delivery } from '../deliveries/typed-delivery';
import { change, erase, write } from '../rules/access';
import { collection, collectionGroup, doc, getDoc, getDocs, limit, query, where } from '../rules/client-sdk';
import { newDraft } from '../rules/new-documents';
import { again, guardScene, newDeviceKey, sessionOf, start, useGuard } from '../sessions/guard-scene';
import { database, put, putProfile, read } from '../world/data';
import type { SignedIn } from '../world/somebody';
import { type Attempt, attempts, letThrough, useAttackWorld } from './attempts';

const world = useAttackWorld();
useGuard();

type Scene = Awaited<ReturnType<typeof guardScene>>;

const LIVE_KEY = `ff_live_${'k'.repeat(43)}`;

/** What is risky, as a client calls it without any page. */
const RISKY: Readonly<Record<string, (by: SignedIn, scene: Scene) => Promise<{ readonly status: number }>>> =
  {
    'rolls the live key': (by, { orgID }) => {
      const request = { mode: 'live', ending: LIVE_KEY.slice(-8), keep: 'now', attemptID: randomUUID() };
      return callFunction('rollApiKey', { orgID, ...request }, by.idToken);
    },
    'makes a Member an Admin': (by, { orgID, member }) =>
      callFunction('changeRole', { orgID, memberID: member.uid, role: 'Admin' }, by.idToken),
    'removes the other Admin': (by, { orgID, otherAdmin }) =>
      callFunction('deleteMember', { orgID, memberID: otherAdmin.uid }, by.idToken),
    'invites an Admin': (by, { orgID }) =>
      callFunction('inviteTeamMember', { orgID, role: 'Admin', phoneNumber: '+27831112222' }, by.idToken),
    'deletes a card': (by, { orgID }) =>
      callFunction('detachPaymentMethod', { orgID, paymentMethodID: 'pm_1' }, by.idToken),
    'changes the default card': (by, { orgID }) =>
      callFunction('setDefaultPaymentMethod', { orgID, paymentMethodID: 'pm_1' }, by.idToken),
    'adds a webhook': (by, { orgID }) => {
      const details = { url: 'https://thief.example/hooks', description: '', events: ['delivery.created'] };
      return callFunction('createWebhook', { orgID, attemptID: randomUUID(), ...details }, by.idToken);
    },
    'replaces the secret of a webhook': (by, { orgID }) =>
      callFunction('replaceWebhookSecret', { orgID, webhookID: 'hook', generation: 0 }, by.idToken),
    "approves the Member's sign-in": (by, { orgID, member }) =>
      callFunction('approveSession', { orgID, uid: member.uid, sessionID: sessionOf(member) }, by.idToken),
  };

/** What waits while a sign-in is guarded, and asks for no code. */
const GUARDED: typeof RISKY = {
  ...RISKY,
  'invites a Member': (by, { orgID }) =>
    callFunction('inviteTeamMember', { orgID, role: 'Member', phoneNumber: '+27831113333' }, by.idToken),
  'renews an invitation': (by, { orgID }) =>
    callFunction('resendInvite', { orgID, inviteID: 'pending' }, by.idToken),
  'makes a link to an invitation': (by, { orgID }) =>
    callFunction('makeInviteLink', { orgID, inviteID: 'pending' }, by.idToken),
  'deletes a webhook': (by, { orgID }) =>
    callFunction('deleteWebhook', { orgID, webhookID: 'hook' }, by.idToken),
  'adds a card': (by, { orgID }) => postFunction('create-setup-intent', { orgID }, by.idToken),
  'approves itself': (by, scene) => approveOwn(by, scene.thief),
  'approves itself as an Admin': (by, { orgID, thief }) =>
    callFunction('approveSession', { orgID, uid: by.uid, sessionID: sessionOf(thief) }, by.idToken),
  "ends the owner's sign-in": (by, { admin }) =>
    callFunction('endSessions', { uid: by.uid, sessionID: sessionOf(admin) }, by.idToken),
  'ends all sign-ins of the owner': (by) => callFunction('endSessions', { uid: by.uid }, by.idToken),
  'says that the owner is a stranger': (by, { admin }) =>
    callFunction('endSessions', { uid: by.uid, sessionID: sessionOf(admin), isStrange: true }, by.idToken),
  "ends the other Admin's sign-ins": (by, { orgID, otherAdmin }) =>
    callFunction('endSessions', { orgID, uid: otherAdmin.uid }, by.idToken),
};

function approveOwn(by: SignedIn, whose: SignedIn) {
  return callFunction('approveSession', { uid: whose.uid, sessionID: sessionOf(whose) }, by.idToken);
}

async function prepare(): Promise<Scene> {
  const scene = await guardScene();
  await put(organizations.document(scene.orgID), { id: scene.orgID, name: 'Acme', apiKey: LIVE_KEY });
  return scene;
}

/**
 * One attempt that must be refused with nothing changed anywhere.
 * @param prepareSignIn makes the sign-in that it is tried on; the guarded one without it
 */
function inVain(
  name: string,
  deed: (scene: Scene & { readonly signIn: SignedIn }) => Promise<{ readonly status: number }>,
  codes: readonly string[],
  prepareSignIn: (scene: Scene) => Promise<SignedIn> = async ({ thief }) => thief,
): Attempt {
  let before: string;
  return {
    name,
    async run() {
      const scene = await prepare();
      const signIn = await prepareSignIn(scene);
      before = await world().contents();
      return deed({ ...scene, signIn });
    },
    async holds({ answer }) {
      const { body } = answer as Awaited<ReturnType<typeof callFunction>>;
      expect(codes).toContain(body.error?.details?.code);
      expect(await world().contents()).toBe(before);
    },
  };
}

const GUARDED_ATTEMPTS = Object.entries(GUARDED).flatMap(([what, deed]) => [
  inVain(`A thief on a guarded sign-in ${what}`, (scene) => deed(scene.thief, scene), ['guarded-session']),
  inVain(`A thief who leaves out startSession ${what}`, (scene) => deed(again(scene.admin), scene), [
    'guarded-session',
  ]),
]);

const STALE_ATTEMPTS = Object.entries(RISKY).map(([what, deed]) =>
  inVain(
    `Somebody at an unlocked device, 16 minutes after the code, ${what}`,
    (scene) => deed(scene.signIn, scene),
    ['fresh-code-needed'],
    async (scene) => {
      const signIn = again(scene.admin, 16);
      await start(signIn, scene.keys.admin);
      return signIn;
    },
  ),
);

/** Deeds of a sign-in that was ended a moment ago, with a token that is still valid. */
const REPLAYS = {
  ...GUARDED,
  'reads the cards': (by, { orgID }) => postFunction('fetch-payment-methods', { orgID }, by.idToken),
  'imports deliveries': (by, { orgID }) => {
    const rows = [{ row: 0, delivery: delivery('R') }];
    return callFunction('importDeliveries', { orgID, importID: 'replay'.padEnd(20, 'x'), rows }, by.idToken);
  },
} satisfies typeof RISKY;

const REPLAY_ATTEMPTS = Object.entries(REPLAYS).map(([what, deed]) =>
  inVain(
    `A thief whose sign-in was ended ${what}`,
    (scene) => deed(scene.signIn, scene),
    ['unauthenticated'],
    async (scene) => {
      // Trusted until then: only that it was ended stands in the way.
      await scene.approve(scene.otherAdmin, scene.thief);
      await scene.end(scene.admin, scene.thief);
      return scene.thief;
    },
  ),
);

/** Ways to make a sign-in that was ended a trusted one again. */
const RESTARTS: typeof RISKY = {
  'starts anew': (by, { keys }) => start(by, keys.thief),
  'starts anew on another device': (by) => start(by, newDeviceKey()),
  "starts anew on the owner's device": (by, { keys }) => start(by, keys.admin),
};

const RESTART_ATTEMPTS = Object.entries(RESTARTS).map(([what, deed]): Attempt => {
  let scene: Scene;
  let before: string;
  return {
    name: `A thief whose sign-in was ended ${what}`,
    async run() {
      scene = await prepare();
      await scene.approve(scene.otherAdmin, scene.thief);
      await scene.end(scene.admin, scene.thief);
      before = await world().contents();
      return deed(scene.thief, scene);
    },
    async holds({ answer }) {
      expect(answer).toMatchObject({ body: { result: { isEnded: true } } });
      expect(await world().contents()).toBe(before);
      expect(await scene.changeRole(scene.thief)).toBe('unauthenticated');
    },
  };
});

const FORGERIES: readonly Attempt[] = (['thief', 'admin', 'member'] as const).map((who) => {
  let scene: Scene;
  let before: string;
  return {
    name: `The ${who} writes sign-ins, devices and notices with the browser's SDK`,
    async run() {
      scene = await prepare();
      before = await world().contents();
      const by = scene[who];
      const firestore = world().as({ ...by, session: Number(sessionOf(by)) });
      const own = sessions.document(by.uid, sessionOf(by));
      const trusted = { guardedUntil: new Date(0) };
      return letThrough({
        trust: () => change(firestore, own, trusted),
        replace: () => write(firestore, own, { id: sessionOf(by), ...trusted }),
        add: () => write(firestore, sessions.document(by.uid, '1'), { id: '1', ...trusted }),
        remove: () => erase(firestore, own),
        device: () => write(firestore, `Users/${by.uid}/Devices/x`, trusted),
        revive: () => change(firestore, teamMembers.document(scene.orgID, by.uid), { endedSessions: [] }),
        notice: () => write(firestore, sessionAlerts.document(scene.orgID, 'x'), { isOpen: true }),
      });
    },
    async holds({ answer }) {
      expect(answer).toEqual([]);
      expect(await world().contents()).toBe(before);
    },
  } satisfies Attempt;
});

function readsOf({ thief, orgID }: Scene, by: SignedIn) {
  const firestore = world().as({ ...by, session: Number(sessionOf(by)) });
  return {
    sessions: () => getDocs(query(collection(firestore, sessions.path(thief.uid)), limit(10))),
    other: () => getDoc(doc(firestore, sessions.document(thief.uid, '1'))),
    devices: () => getDocs(query(collection(firestore, `Users/${thief.uid}/Devices`), limit(10))),
    notices: () => getDocs(query(collection(firestore, sessionAlerts.path(orgID)), limit(10))),
  };
}

const READERS: readonly Attempt[] = (['thief', 'member', 'unstarted'] as const).map((who) => ({
  name: `The ${who} reads where the owner is signed in`,
  async run() {
    const scene = await prepare();
    return letThrough(readsOf(scene, who === 'unstarted' ? again(scene.admin) : scene[who]));
  },
  holds: async ({ answer }) => expect(answer).toEqual([]),
}));

/** What an Admin's guarded sign-in reads and writes with the browser's SDK that waits for a trusted one. */
function waitingOf({ orgID }: Scene, by: SignedIn) {
  const firestore = world().as({ ...by, session: Number(sessionOf(by)) });
  const list = (path: string) => () => getDocs(query(collection(firestore, path), limit(10)));
  return {
    profile: () => change(firestore, users.document(by.uid), { fullName: 'Thief' }),
    webhooks: list(webhooks.path(orgID)),
    calls: list(webhookCalls.path(orgID)),
    requests: list(privacyRequests.path(orgID)),
    key: () => getDoc(doc(firestore, liveKeys.document(orgID))),
  };
}

/** What a sign-in that was ended does with the browser's SDK to what is its user's alone. */
function ownOf(_scene: Scene, by: SignedIn) {
  const firestore = world().as({ ...by, session: Number(sessionOf(by)) });
  const profile = users.document(by.uid);
  const draft = userDrafts.document(by.uid, 'import-columns');
  return {
    'reads the profile': () => getDoc(doc(firestore, profile)),
    'changes the profile': () => change(firestore, profile, { fullName: 'Thief' }),
    'writes a draft': () => write(firestore, draft, newDraft('import-columns')),
    'reads a draft': () => getDoc(doc(firestore, draft)),
    'deletes a draft': () => erase(firestore, draft),
    'reads the tariffs': () => getDocs(query(collection(firestore, tariffs.path()), limit(10))),
    'finds its invitations': () =>
      getDocs(
        query(
          collectionGroup(firestore, teamInvites.name),
          where('phoneNumber', '==', by.phoneNumber),
          limit(10),
        ),
      ),
    'finds its teams': () =>
      getDocs(query(collectionGroup(firestore, teamMembers.name), where('id', '==', by.uid), limit(10))),
  };
}

const BY_RULES: readonly Attempt[] = (
  [
    ['A thief on a guarded sign-in reads and changes what waits', waitingOf, prepare],
    [
      "A thief whose sign-in was ended reads and writes what is the user's own",
      ownOf,
      async () => {
        const scene = await prepare();
        await scene.approve(scene.otherAdmin, scene.thief);
        await scene.end(scene.admin, scene.thief);
        return scene;
      },
    ],
  ] as const
).map(([name, deedsOf, scene]): Attempt => {
  let before: string;
  return {
    name,
    async run() {
      const prepared = await scene();
      await putProfile(prepared.thief);
      before = await world().contents();
      return letThrough(deedsOf(prepared, prepared.thief));
    },
    async holds({ answer }) {
      expect(answer).toEqual([]);
      expect(await world().contents()).toBe(before);
    },
  };
});

const OTHERS: readonly Attempt[] = [
  inVain(
    "A Member approves the thief's sign-in",
    ({ member, thief, orgID }) =>
      callFunction('approveSession', { orgID, uid: thief.uid, sessionID: sessionOf(thief) }, member.idToken),
    ['permission-denied'],
  ),
  inVain(
    "A Member ends the other Admin's sign-ins",
    ({ member, otherAdmin, orgID }) =>
      callFunction('endSessions', { orgID, uid: otherAdmin.uid }, member.idToken),
    ['permission-denied'],
  ),
  inVain(
    "A Member approves the thief's sign-in without naming an organisation",
    ({ member, thief }) => approveOwn(member, thief),
    ['permission-denied'],
  ),
  {
    name: 'An Admin of another organisation approves and ends the sign-in',
    async run() {
      const [scene, other] = [await prepare(), await prepare()];
      const before = await read(sessions.document(scene.thief.uid, sessionOf(scene.thief)));
      const request = { orgID: other.orgID, uid: scene.thief.uid, sessionID: sessionOf(scene.thief) };
      const codes = [
        await callFunction('approveSession', request, other.admin.idToken),
        await callFunction('endSessions', request, other.admin.idToken),
      ].map(({ body }) => body.error?.details?.code);
      const after = await read(sessions.document(scene.thief.uid, sessionOf(scene.thief)));
      return { codes, isSame: JSON.stringify(before) === JSON.stringify(after) };
    },
    holds: async ({ answer }) => expect(answer).toEqual({ codes: ['not-found', 'not-found'], isSame: true }),
  },
  {
    name: "A thief starts with another user's device key",
    async run() {
      const scene = await prepare();
      const signIn = again(scene.thief);
      await start(signIn, scene.keys.otherAdmin);
      return scene.changeRole(signIn);
    },
    holds: async ({ answer }) => expect(answer).toBe('guarded-session'),
  },
  {
    name: 'A thief starts twenty devices to become the first one',
    async run() {
      const scene = await prepare();
      const codes = new Set<unknown>();
      for (let i = 0; i < 20; i += 1) {
        const signIn = again(scene.thief);
        await start(signIn, newDeviceKey());
        codes.add(await scene.changeRole(signIn));
      }
      return [...codes];
    },
    holds: async ({ answer }) => expect(answer).toEqual(['guarded-session']),
  },
  {
    name: "A thief starts on the owner's sign-in of the same second",
    async run() {
      const scene = await prepare();
      await start(scene.admin, newDeviceKey());
      return scene.changeRole(scene.admin);
    },
    holds: async ({ answer }) => expect(answer).toBe('guarded-session'),
  },
  {
    name: 'Two devices start at once on an account without any, to be first both',
    async run() {
      const scene = await prepare();
      await database.recursiveDelete(database.doc(`Users/${scene.member.uid}`));
      const [one, other] = [again(scene.member), again(scene.member)];
      const answers = await Promise.all([start(one, newDeviceKey()), start(other, newDeviceKey())]);
      return answers.filter(({ body }) => !('guardedUntil' in (body.result as object))).length;
    },
    holds: async ({ answer }) => expect(answer).toBe(1),
  },
];

attempts('Guarded sign-ins', [
  ...GUARDED_ATTEMPTS,
  ...STALE_ATTEMPTS,
  ...REPLAY_ATTEMPTS,
  ...RESTART_ATTEMPTS,
  ...FORGERIES,
  ...READERS,
  ...BY_RULES,
  ...OTHERS,
]);

afterAll(() => database.terminate());
