import { idempotencyRecords } from '@fleetfoot/shared/model/api/api-request';
import { deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { savedAddresses } from '@fleetfoot/shared/model/delivery/saved-address';
import { privacyHolds, privacyRequests, privacySettings } from '@fleetfoot/shared/model/privacy/privacy';
import { auditEvents } from '@fleetfoot/shared/model/team/audit-event';
import { memberDrafts, userDrafts } from '@fleetfoot/shared/model/team/draft';
import { teamMembers, users } from '@fleetfoot/shared/model/team/people';
import { runPrivacyClock } from '../../src/privacy/privacy-clock';
import { scene } from '../billing/scene';
import { callFunction } from '../client/in-process';
import { daysAgo, putDelivery, storedDelivery } from '../privacy/privacy-scene';
import { change, erase, write } from '../rules/access';
import { collection, doc, getDoc, getDocs, limit, query } from '../rules/client-sdk';
import { inDays, newAddress, newDraft } from '../rules/new-documents';
import { sessionOf } from '../sessions/guard-scene';
import { database, memberships, put, putProfile, read } from '../world/data';
import { type SignedIn, somebody } from '../world/somebody';
import { admins, list, putOrganization } from '../world/team';
import { type Attempt, attempts, letThrough, useAttackWorld } from './attempts';

const world = useAttackWorld();
const NUMBER = '+27831234567';

interface Victim {
  readonly admin: SignedIn;
  readonly member: SignedIn;
  readonly orgID: string;
}

/** Everything of an organisation that these attempts are after, as one text. */
async function assets({ orgID }: Victim): Promise<string> {
  const lists = [deliveries, privacyHolds, privacyRequests, auditEvents];
  const found = await Promise.all(lists.map((collection) => list(orgID, collection)));
  return JSON.stringify([found, await read(privacySettings.document(orgID))]);
}

async function victim(): Promise<Victim> {
  const found = await scene();
  await putDelivery(found.orgID, 'd', { pickup_time: daysAgo(30) });
  await put(privacyHolds.document(found.orgID, 'held'), { id: 'held', reason: 'Claim', at: daysAgo(1) });
  await putDelivery(found.orgID, 'held', { pickup_time: daysAgo(300) });
  return found;
}

/** A call that must change nothing and tell nothing, whoever makes it. */
function refusedCall(
  name: string,
  operation: string,
  by: (victim: Victim) => SignedIn | Promise<SignedIn>,
  request: object,
): Attempt {
  let target: Victim;
  let before: string;
  return {
    name,
    async run() {
      target = await victim();
      before = await assets(target);
      const { orgID } = target;
      return callFunction(operation, { orgID, ...request }, (await by(target)).idToken);
    },
    async holds({ answer }) {
      expect(JSON.stringify(answer)).not.toMatch(/PO-d|Lerato|"result"/);
      expect(await assets(target)).toBe(before);
    },
  };
}

const byMember = ({ member }: Victim) => member;
const byStranger = () => somebody();
async function byOtherAdmin() {
  const other = somebody();
  await putOrganization([[other, 'Admin']]);
  return other;
}
const ABOUT = { phoneNumber: NUMBER };

const CALLS: readonly Attempt[] = [
  refusedCall('An Admin of another organisation asks about a number', 'findPersonalData', byOtherAdmin, {
    ...ABOUT,
    details: true,
  }),
  refusedCall('A Member asks about a number', 'findPersonalData', byMember, { ...ABOUT, details: true }),
  refusedCall('A stranger asks about a number', 'findPersonalData', byStranger, { ...ABOUT, details: false }),
  refusedCall('A Member erases a number', 'erasePersonalData', byMember, ABOUT),
  refusedCall('An Admin of another organisation erases a number', 'erasePersonalData', byOtherAdmin, ABOUT),
  refusedCall('An Admin asks about every number at once', 'findPersonalData', ({ admin }) => admin, {
    ...{ phoneNumber: '', details: true },
  }),
  refusedCall('An Admin asks about a megabyte', 'findPersonalData', ({ admin }) => admin, {
    ...{ phoneNumber: '0'.repeat(1_000_000), details: true },
  }),
  refusedCall('A Member sets the clock', 'setPrivacyClock', byMember, { keepDays: 365 }),
  ...[6, 366, 0, -1, 7.5, 1e9, Number.NaN, '90'].map((keepDays) =>
    refusedCall(
      `An Admin sets the clock to ${JSON.stringify(keepDays)} days`,
      'setPrivacyClock',
      ({ admin }) => admin,
      {
        keepDays,
      },
    ),
  ),
  refusedCall('A Member releases a held delivery', 'releaseDelivery', byMember, { deliveryID: 'held' }),
  refusedCall('An Admin of another organisation releases a held delivery', 'releaseDelivery', byOtherAdmin, {
    deliveryID: 'held',
  }),
  refusedCall('A Member holds a delivery', 'holdDelivery', byMember, { deliveryID: 'd', reason: 'x' }),
  refusedCall('An Admin holds a path', 'holdDelivery', ({ admin }) => admin, {
    ...{ deliveryID: '../../../Users/x', reason: 'x' },
  }),
  refusedCall('An Admin holds without a reason', 'holdDelivery', ({ admin }) => admin, {
    ...{ deliveryID: 'd', reason: '  ' },
  }),
];

/** Writes past the server, by the browser's SDK. */
function refusedWrites(name: string, deeds: () => Parameters<typeof letThrough>[0]): Attempt {
  let before: string;
  return {
    name,
    async run() {
      before = await world().contents();
      return letThrough(deeds());
    },
    async holds({ answer }) {
      expect(answer).toEqual([]);
      expect(await world().contents()).toBe(before);
    },
  };
}

const WRITES: readonly Attempt[] = [
  refusedWrites('A Member sets the clock past the server', () => ({
    set: () => write(world().as('member'), privacySettings.document('acme'), { keepDays: 365 }),
    change: () => change(world().as('admin'), privacySettings.document('acme'), { keepDays: 7 }),
    delete: () => erase(world().as('admin'), privacySettings.document('acme')),
  })),
  refusedWrites('A Member releases a hold past the server', () => ({
    delete: () => erase(world().as('member'), privacyHolds.document('acme', 'd1')),
    byAdmin: () => erase(world().as('admin'), privacyHolds.document('acme', 'd1')),
  })),
  refusedWrites('A Member reads to whom it was told what is held', () => ({
    get: () => getDoc(doc(world().as('member'), privacyRequests.document('acme', 'asked'))),
    list: () => getDocs(query(collection(world().as('member'), privacyRequests.path('acme')), limit(10))),
    other: () => getDoc(doc(world().as('otherAdmin'), privacyRequests.document('acme', 'asked'))),
  })),
  refusedWrites('An Admin covers up an answer', () => ({
    change: () => change(world().as('admin'), privacyRequests.document('acme', 'asked'), { found: 0 }),
    delete: () => erase(world().as('admin'), privacyRequests.document('acme', 'asked')),
  })),
  ...[92, 36_500].map((days) =>
    refusedWrites(`A member keeps drafts for ${days} days`, () => ({
      own: () =>
        write(world().as('member'), userDrafts.document('member', 'import-columns'), {
          ...{ ...newDraft('import-columns'), expiresAt: inDays(days) },
        }),
      ofTeam: () =>
        write(world().as('member'), memberDrafts.document('acme', 'member', 'new-delivery'), {
          ...{ ...newDraft('new-delivery'), expiresAt: inDays(days) },
        }),
    })),
  ),
  refusedWrites('A member writes names back into a blanked delivery', () => ({
    edit: () =>
      change(world().as('member'), deliveries.document('acme', 'blanked'), { dropoff_phone_number: NUMBER }),
  })),
];

const RACES: readonly Attempt[] = [
  ...[1, 2, 3].map((round): Attempt => {
    let target: Victim;
    return {
      name: `The clock runs while an Admin holds, round ${round}`,
      async run() {
        target = await victim();
        await put(privacySettings.document(target.orgID), { keepDays: 7 });
        const { admin, orgID } = target;
        const hold = { orgID, deliveryID: 'd', reason: 'Claim' };
        const [answer] = await Promise.all([
          callFunction('holdDelivery', hold, admin.idToken),
          runPrivacyClock({ database, now: new Date(), hasTime: () => true }),
        ]);
        return answer.status;
      },
      async holds({ answer }) {
        const isHeld = (await read(privacyHolds.document(target.orgID, 'd'))) !== undefined;
        const delivery = await read(deliveries.document(target.orgID, 'd'));
        // Either it was held in time and is whole, or it was blanked and the Admin was told so.
        expect({ isHeld, name: delivery?.['dropoff_name'] }).toEqual(
          answer === 200 ? { isHeld: true, name: 'Lerato Dlamini' } : { isHeld: false, name: '' },
        );
        expect(await read(deliveries.document(target.orgID, 'held'))).toEqual(
          expect.objectContaining({ dropoff_name: 'Lerato Dlamini' }),
        );
      },
    };
  }),
  (() => {
    const [one, other] = [somebody(), somebody()];
    let orgID: string;
    return {
      name: 'The two last Admins of an organisation delete their profiles at once',
      async run() {
        orgID = await putOrganization([
          [one, 'Admin'],
          [other, 'Admin'],
          [somebody(), 'Member'],
        ]);
        await Promise.all([one, other].map(({ idToken }) => callFunction('deleteProfile', {}, idToken)));
      },
      async holds() {
        expect(await admins(orgID)).toBe(1);
      },
    };
  })(),
  (() => {
    let target: Victim;
    return {
      name: 'An Admin deletes their profile while another demotes them to take the organisation down',
      async run() {
        target = await victim();
        const { admin, member, orgID } = target;
        await put(teamMembers.document(orgID, member.uid), { id: member.uid, role: 'Admin' });
        const demotion = { orgID, memberID: admin.uid, role: 'Member' };
        await Promise.all([
          callFunction('changeRole', demotion, member.idToken),
          callFunction('deleteProfile', {}, member.idToken),
        ]);
      },
      async holds() {
        expect(await admins(target.orgID)).toBeGreaterThan(0);
      },
    };
  })(),
];

const PROFILES: readonly Attempt[] = [
  ...['exportProfile', 'deleteProfile'].flatMap((operation) =>
    ['uid', 'id', 'memberID'].map((field): Attempt => {
      const [thief, owner] = [somebody(), somebody()];
      return {
        name: `A user calls ${operation} with another's ${field}`,
        async run() {
          await Promise.all([putProfile(thief), putProfile(owner)]);
          await putOrganization([
            [somebody(), 'Admin'],
            [owner, 'Member'],
          ]);
          return callFunction(operation, { [field]: owner.uid }, thief.idToken);
        },
        async holds({ answer }) {
          expect(JSON.stringify(answer)).not.toContain(owner.phoneNumber);
          expect(await read(users.document(owner.uid))).toBeDefined();
          expect(await memberships(owner.uid)).toBe(1);
        },
      };
    }),
  ),
  (() => {
    let target: Victim;
    return {
      name: 'The last Admin deletes their profile to leave members without one',
      async run() {
        target = await victim();
        await putProfile(target.admin);
        return callFunction('deleteProfile', {}, target.admin.idToken);
      },
      async holds({ answer }) {
        expect(answer).toMatchObject({ status: 400 });
        expect(await admins(target.orgID)).toBe(1);
        expect(await read(users.document(target.admin.uid))).toBeDefined();
      },
    };
  })(),
  (() => {
    const member = somebody();
    const admin = somebody();
    let orgID: string;
    return {
      name: 'A removed member looks for the drafts that the address book filled',
      async run() {
        orgID = await putOrganization([
          [admin, 'Admin'],
          [member, 'Member'],
        ]);
        await put(memberDrafts.document(orgID, member.uid, 'k'), { id: 'k', value: 'Lerato' });
        await callFunction('deleteMember', { orgID, memberID: member.uid }, admin.idToken);
        await putProfile(member);
        return callFunction('exportProfile', {}, member.idToken);
      },
      async holds({ answer }) {
        expect(JSON.stringify(answer)).not.toContain('Lerato');
        expect(await read(memberDrafts.document(orgID, member.uid, 'k'))).toBeUndefined();
      },
    };
  })(),
  (() => {
    let target: Victim;
    return {
      name: 'An Admin erases a number to get at a delivery that is under way',
      async run() {
        target = await victim();
        await put(deliveries.document(target.orgID, 'now'), storedDelivery('now'));
        return callFunction(
          'erasePersonalData',
          { orgID: target.orgID, phoneNumber: NUMBER },
          target.admin.idToken,
        );
      },
      async holds() {
        for (const id of ['now', 'held']) {
          expect(await read(deliveries.document(target.orgID, id))).toMatchObject({
            ...{ dropoff_name: 'Lerato Dlamini', dropoff_phone_number: NUMBER },
          });
        }
        expect(await read(deliveries.document(target.orgID, 'd'))).toMatchObject({ dropoff_name: '' });
      },
    };
  })(),
];

/** A number that a Member has put where nobody looks for one. */
const HIDDEN: readonly Attempt[] = [
  (() => {
    const [admin, member] = [somebody(), somebody()];
    let orgID: string;
    let before: number;
    const traces = async () => {
      const all = await Promise.all(
        [savedAddresses, auditEvents, idempotencyRecords].map((place) => list(orgID, place)),
      );
      return JSON.stringify(all).match(/83[ -]?123[ -]?4567/g)?.length ?? 0;
    };
    return {
      name: 'A Member keeps a number in an edited address, its label and answers of the API after it is erased',
      async run() {
        orgID = await putOrganization([
          [admin, 'Admin'],
          [member, 'Member'],
        ]);
        const path = savedAddresses.document(orgID, '001');
        const as = world().as({ ...member, session: Number(sessionOf(member)) });
        await write(as, path, newAddress('001', member.uid));
        await put(auditEvents.document(orgID, 'edited'), {
          ...{ id: 'edited', at: new Date(), kind: 'address.edited', before: { label: 'Shop' } },
          object: { id: '001', label: 'Call 083 123 4567' },
          after: { label: 'Call 083 123 4567', contactPhoneNumber: NUMBER },
        });
        await put(idempotencyRecords.document(orgID, 'r'), {
          ...{ requestHash: 'x', status: 201, expiresAt: daysAgo(-1) },
          body: JSON.stringify({ dropoff: { phone_number: NUMBER, instructions: '083-123-4567' } }),
        });
        before = await traces();
        return callFunction('erasePersonalData', { orgID, phoneNumber: NUMBER }, admin.idToken);
      },
      async holds({ answer }) {
        expect(answer).toMatchObject({ body: { result: { more: false } } });
        expect([before, await traces()]).toEqual([5, 0]);
      },
    };
  })(),
];

attempts('Privacy: calls', CALLS);
attempts('Privacy: a number in other fields', HIDDEN);
attempts('Privacy: past the server', WRITES);
attempts('Privacy: at the same moment', RACES);
attempts('Privacy: profiles', PROFILES);

afterAll(() => database.terminate());
