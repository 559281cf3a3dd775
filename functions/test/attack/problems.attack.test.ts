import { type Problem, problemID, problems } from '@fleetfoot/shared/model/delivery/problem';
import { problemPhotos } from '@fleetfoot/shared/model/delivery/problem-photo';
import { problem } from '@fleetfoot/shared/testing/problem';
import { callFunction } from '../client/in-process';
import { SIGNATURE } from '../couriers/pictures';
import { problemScene } from '../problems/problem-scene';
import { collectionGroup, doc, getDoc, getDocs, limit, query, writeBatch } from '../rules/client-sdk';
import { askPage, trackingScene } from '../tracking/tracking-scene';
import { database, put, read } from '../world/data';
import { somebody } from '../world/somebody';
import { attempts, letThrough, useAttackWorld } from './attempts';

const world = useAttackWorld();

const HOSTILE = '"><script>alert(1)</script>';
const OWN = problems.document('acme', 'd1.1');

async function reported() {
  const found = await problemScene();
  await found.report({ note: 'Secret of the shop' });
  return found;
}

attempts('problems', [
  {
    name: 'A member writes, closes, answers and deletes a problem past the functions',
    async run() {
      const firestore = world().as('admin');
      const fields = { state: 'closed', refund: { amount: 1 }, nextAt: new Date(0) };
      const batch = () => writeBatch(firestore);
      return letThrough({
        create: () =>
          batch()
            .set(doc(firestore, problems.document('acme', 'd1.2')), problem())
            .commit(),
        update: () => batch().update(doc(firestore, OWN), fields).commit(),
        replace: () =>
          batch()
            .set(doc(firestore, OWN), { ...problem(), ...fields })
            .commit(),
        delete: () => batch().delete(doc(firestore, OWN)).commit(),
      });
    },
    async holds({ answer }) {
      expect(answer).toEqual([]);
      expect(await read(OWN)).toMatchObject({ state: 'open' });
    },
  },
  {
    name: 'A member reads problems of every organisation, and of another one',
    async run() {
      await put(problems.document('zenith', 'd9.1'), problem({ id: 'd9.1' }));
      const firestore = world().as('admin');
      return letThrough({
        get: () => getDoc(doc(firestore, problems.document('zenith', 'd9.1'))),
        group: () => getDocs(query(collectionGroup(firestore, problems.name), limit(1))),
      });
    },
    async holds({ answer }) {
      expect(answer).toEqual([]);
    },
  },
  {
    name: 'A member of another organisation, and somebody without one, acts on a problem by its id',
    async run() {
      const [found, other] = [await reported(), await problemScene()];
      const which = { orgID: found.orgID, problemID: 'd1.1' };
      const calls = [other.member, somebody()].flatMap(({ idToken }) => [
        callFunction('writeToProblem', { ...which, text: 'x', seen: 0 }, idToken),
        callFunction('closeProblem', which, idToken),
      ]);
      return [found, (await Promise.all(calls)).map(({ status }) => status)];
    },
    async holds({ answer }) {
      const [found, statuses] = answer as [Awaited<ReturnType<typeof reported>>, readonly number[]];
      expect(statuses).toEqual([403, 403, 403, 403]);
      expect(await found.problem()).toMatchObject({ state: 'open', messages: [] });
    },
  },
  {
    name: 'A member sends a refund, a state and the name of another with what they write',
    async run() {
      const { call, orgID } = await reported();
      const text = { problemID: 'd1.1', text: 'x', seen: 0 };
      const more = [{ refund: { amount: 6_100 } }, { by: 'provider' }, { state: 'answered' }];
      await Promise.all(more.map((fields) => call('writeToProblem', { ...text, ...fields })));
      await call('writeToProblem', { ...text, problemID: '../Settings/credit' });
      return orgID;
    },
    async holds({ answer }) {
      const found = await read(problems.document(String(answer), 'd1.1'));
      expect(found).toMatchObject({ state: 'open', messages: [] });
      expect(found).not.toHaveProperty('refund');
    },
  },
  {
    name: "A recipient reads and writes the shop's own problem, and reports under a number of their choice",
    async run() {
      const { orgID, member, token } = await trackingScene();
      const own = { orgID, deliveryID: 'd1', number: 1, reason: 'wrong_price', note: 'Secret of the shop' };
      await callFunction('reportProblem', own, member.idToken);
      const forms = [
        { kind: 'write', number: '1', seen: '0', text: HOSTILE },
        { kind: 'report', number: '5', reason: 'late', text: HOSTILE },
        { kind: 'report', number: '1', reason: 'late', text: '', subject: 'd2', by: 'provider' },
        { kind: 'close', number: '1', text: '' },
        { kind: '__proto__', number: '1', text: HOSTILE },
      ];
      const pages = [];
      for (const form of forms) pages.push(await askPage(token, { page: '/problem', form }));
      pages.push(await askPage(token, { page: '/problem' }), await askPage(token));
      return [orgID, pages.map(({ body }) => body).join('')];
    },
    async holds({ answer }) {
      const [orgID, shown] = answer as [string, string];
      expect(shown).not.toMatch(/Secret of the shop|<script>alert/);
      const { docs } = await database.collection(problems.path(orgID)).get();
      expect(docs.map(({ id }) => id).sort()).toEqual(['d1.1', problemID('d1', 1, 'recipient')]);
      expect(await read(problems.document(orgID, 'd1.1'))).toMatchObject({ state: 'open', messages: [] });
      const theirs = (await read(problems.document(orgID, 'd1.recipient.1'))) as Problem | undefined;
      expect(theirs).toMatchObject({ subject: 'd1', reportedBy: 'recipient', note: '' });
    },
  },
  {
    name: 'A member writes, replaces and lists photos of problems, and reads those of another organisation',
    async run() {
      const photo = problemPhotos.document('acme', 'd1.1');
      const others = problemPhotos.document('zenith', 'd9.1');
      await put(others, { id: 'd9.1', orgID: 'zenith', data: 'Secret of the shop' });
      const firestore = world().as('admin');
      const fields = { id: 'd1.1', orgID: 'acme', type: 'text/html', data: HOSTILE };
      const batch = () => writeBatch(firestore);
      return letThrough({
        set: () => batch().set(doc(firestore, photo), fields).commit(),
        create: () =>
          batch()
            .set(doc(firestore, problemPhotos.document('acme', 'd1.2')), fields)
            .commit(),
        delete: () => batch().delete(doc(firestore, photo)).commit(),
        get: () => getDoc(doc(firestore, others)),
        list: () => getDocs(query(collectionGroup(firestore, problemPhotos.name), limit(1))),
      });
    },
    async holds({ answer }) {
      expect(answer).toEqual([]);
      expect(await read(problemPhotos.document('acme', 'd1.2'))).toBeUndefined();
    },
  },
  {
    name: 'A recipient sends scripts, archives and bombs of pixels for a photo',
    async run() {
      const { orgID, token } = await trackingScene();
      const form = { kind: 'report', number: '1', reason: 'late', text: '' };
      const bomb = Buffer.from(SIGNATURE, 'base64');
      bomb.writeUInt32BE(4_000_000_000, 16);
      const files = [HOSTILE, '<svg onload="alert(1)"/>', 'PK\u0003\u0004', 'GIF89a<script>', bomb];
      for (const file of files) {
        await askPage(token, { page: '/problem', form, photo: Buffer.from(file) });
      }
      return orgID;
    },
    async holds({ answer }) {
      const found = await Promise.all(
        [problems, problemPhotos].map(({ path }) => database.collection(path(String(answer))).get()),
      );
      expect(found.map(({ size }) => size)).toEqual([0, 0]);
    },
  },
  {
    name: 'A recipient sends the same report and message forty times at once',
    async run() {
      const { orgID, token } = await trackingScene();
      const report = { kind: 'report', number: '1', reason: 'late', text: '' };
      const write = { kind: 'write', number: '1', seen: '0', text: 'Hello' };
      for (const form of [report, write]) {
        await Promise.all(Array.from({ length: 20 }, () => askPage(token, { page: '/problem', form })));
      }
      return orgID;
    },
    async holds({ answer }) {
      const { docs } = await database.collection(problems.path(String(answer))).get();
      expect(docs).toHaveLength(1);
      expect(docs[0]?.get('messages')).toHaveLength(1);
    },
  },
]);

afterAll(() => database.terminate());
