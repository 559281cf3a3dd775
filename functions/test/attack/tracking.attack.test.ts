import { metresBetween } from '@fleetfoot/shared/model/delivery/arrival';
import { deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { PIN_MOVE_M, trackingLinks } from '@fleetfoot/shared/model/delivery/tracking';
import { callFunction } from '../client/in-process';
import { collection, collectionGroup, doc, getDoc, getDocs, limit, query } from '../rules/client-sdk';
import { type Asked, askPage, trackingScene } from '../tracking/tracking-scene';
import { database, read } from '../world/data';
import { somebody } from '../world/somebody';
import { type Attempt, attempts, letThrough, useAttackWorld } from './attempts';

const world = useAttackWorld();

type Scene = Awaited<ReturnType<typeof trackingScene>>;

/** What a page must never say of the stored delivery and its organisation. */
const SECRETS = /Lerato|831234567|Ring 4321|4321#|Umoya|1 Bree|215550100|PO-d1|<script>alert|org_/;

/** Requests with a link, or near one, that change nothing and tell nothing. */
function useless(
  name: string,
  ask: (scene: Scene) => Promise<readonly string[]> | readonly string[],
  asked: Asked = {},
): Attempt {
  let scene: Scene;
  let before: unknown;
  return {
    name: `Somebody ${name}`,
    async run() {
      scene = await trackingScene();
      const tokens = await ask(scene);
      before = [await read(scene.path), await scene.link()];
      return Promise.all(tokens.map((token) => askPage(token, asked)));
    },
    async holds({ answer }) {
      expect([await read(scene.path), await scene.link()]).toEqual(before);
      for (const { body, headers } of answer as Awaited<ReturnType<typeof askPage>>[]) {
        expect(body).not.toMatch(SECRETS);
        expect(JSON.stringify(headers)).not.toMatch(/set-cookie/i);
      }
    },
  };
}

/** As {@link useless}, by tokens that open nothing: each is answered as a token that never was. */
function opensNothing(
  name: string,
  tokensOf: (scene: Scene) => Promise<readonly string[]> | readonly string[],
): Attempt {
  const attempt = useless(name, tokensOf);
  return {
    ...attempt,
    async holds(got) {
      await attempt.holds(got);
      const { status, body } = await askPage('AAAAAAAAAAAAAAAAAAAAAA');
      for (const answer of got.answer as { status: number; body: string }[])
        expect([answer.status, answer.body]).toEqual([status, body]);
    },
  };
}

const form = (fields: Readonly<Record<string, string>>): Asked => ({ page: '/change', form: fields });
const HOSTILE = '"><script>alert(1)</script>';

attempts('Tracking links', [
  opensNothing('opens a page by the hash that is stored', async ({ link }) => [(await link())?.hash ?? '']),
  opensNothing('opens a page by the ids of a delivery', ({ orgID }) => [
    'd1',
    `${orgID}/d1`,
    `${orgID}/d1/0`,
    orgID,
  ]),
  opensNothing('opens a page by a token with another ending', ({ token }) => [
    ...[
      `${token} `,
      ` ${token}`,
      `${token}=`,
      `${token}%00`,
      token.slice(0, -1),
      `${token}A`,
      token.toLowerCase(),
    ],
    `${token.slice(0, -1)}${token.endsWith('x') ? 'w' : 'x'}`,
  ]),
  opensNothing('opens a page by what is no token', () => [
    ...['', '..', '%2e%2e', '__proto__', 'constructor', '{{7*7}}', "' or 1=1 --", 'x'.repeat(100_000)],
  ]),
  opensNothing('opens a page by a link that was revoked', async ({ token, revoke }) => {
    await revoke();
    return [token];
  }),
  useless('asks for a language that is a script', ({ token }) => [token], {
    query: `lang=${encodeURIComponent(HOSTILE)}`,
  }),
  useless('asks in a language that is a script', ({ token }) => [token], {
    headers: { 'accept-language': HOSTILE },
  }),
  useless('asks for the page as JSON', ({ token }) => [token], { headers: { accept: 'application/json' } }),
  useless('changes a delivery by PUT', ({ token }) => [token], { method: 'PUT', page: '/change' }),
  useless('changes a name', ({ token }) => [token], form({ kind: 'dropoff_name', value: 'Sipho' })),
  useless('changes a status', ({ token }) => [token], form({ kind: 'status', value: 'Delivered' })),
  useless('removes a price', ({ token }) => [token], form({ kind: 'price', value: '' })),
  useless('moves a pin out of the world', ({ token }) => [token], form({ kind: 'pin', value: '1e999, NaN' })),
  useless(
    'moves a pin to another city',
    ({ token }) => [token],
    form({ kind: 'pin', value: '-26.2, 28.04' }),
  ),
  useless(
    'writes a landmark of which nothing shows',
    ({ token }) => [token],
    form({ kind: 'landmark', value: '\u202e\u3164' }),
  ),
  useless(
    'sends a note of a megabyte',
    ({ token }) => [token],
    form({ kind: 'note', value: 'x'.repeat(1_000_000) }),
  ),
  {
    name: 'Somebody walks a pin away in steps that are each allowed',
    async run() {
      const scene = await trackingScene();
      for (let step = 1; step <= 20; step += 1) {
        const value = `${-33.924912 + step * 0.008}, 18.424149`;
        await askPage(scene.token, form({ kind: 'pin', value }));
      }
      return read(scene.path);
    },
    async holds({ answer }) {
      const { dropoff_latitude, dropoff_longitude } = answer as Record<string, number>;
      const at = { latitude: Number(dropoff_latitude), longitude: Number(dropoff_longitude) };
      expect(metresBetween({ latitude: -33.924912, longitude: 18.424149 }, at)).toBeLessThan(PIN_MOVE_M);
    },
  },
  {
    name: 'Somebody sends further fields with a note',
    async run() {
      const scene = await trackingScene();
      await askPage(
        scene.token,
        form({ kind: 'note', value: 'Bell', status: 'Delivered', orgID: 'other', id: 'd2' }),
      );
      return [scene, await read(scene.path)];
    },
    async holds({ answer }) {
      const [scene, delivery] = answer as [Scene, Record<string, unknown>];
      expect(delivery).toMatchObject({ dropoff_note: 'Bell', status: 'Created' });
      expect(await read(deliveries.document(scene.orgID, 'd2'))).toBeUndefined();
    },
  },
  {
    name: 'A member of another organisation, and one without, asks for links and ends one',
    async run() {
      const [scene, other] = [await trackingScene(), await trackingScene()];
      const { orgID } = scene;
      const calls = [other.member, somebody()].flatMap(({ idToken }) => [
        callFunction('giveTrackingLink', { orgID, deliveryID: 'd1' }, idToken),
        callFunction('readTrackingLinks', { orgID, deliveryIDs: ['d1'] }, idToken),
        callFunction('revokeTrackingLink', { orgID, deliveryID: 'd1' }, idToken),
      ]);
      return [scene, (await Promise.all(calls)).map(({ status }) => status)];
    },
    async holds({ answer }) {
      const [scene, statuses] = answer as [Scene, readonly number[]];
      expect(statuses).toEqual([403, 403, 403, 403, 403, 403]);
      expect((await askPage(scene.token)).status).toBe(200);
    },
  },
  {
    name: 'An Admin reads the stored links of their organisation',
    async run() {
      const firestore = world().as('admin');
      return letThrough({
        get: () => getDoc(doc(firestore, trackingLinks.document('acme', 'd1'))),
        list: () => getDocs(query(collection(firestore, trackingLinks.path('acme')), limit(1))),
        group: () => getDocs(query(collectionGroup(firestore, trackingLinks.name), limit(1))),
      });
    },
    async holds({ answer }) {
      expect(answer).toEqual([]);
    },
  },
]);

afterAll(() => database.terminate());
