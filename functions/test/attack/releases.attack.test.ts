import { createHash } from 'node:crypto';
import type { RegistryEntry } from '@fleetfoot/shared/contract';
import { pastReleases, releases } from '@fleetfoot/shared/model/release/release';
import type { ReleaseStatement, ReleaseTrust, SignedStatement } from '@fleetfoot/shared/release';
import { registryEntry } from '@fleetfoot/shared/testing';
import { type ReleaseTeam, releaseStatement, releaseTeam, trustIn } from '@fleetfoot/shared/testing/releases';
import { answerReleases } from '../../src/releases/answer-releases';
import { releaseStore } from '../../src/releases/release-store';
import { releasedRegistry } from '../../src/releases/released-registry';
import { memoryFiles } from '../../src/releases/testing/memory-releases';
import { database } from '../world/data';
import { type Attempt, attempts } from './attempts';

const ID = 'mf-deliveries';
const ENVIRONMENT = 'demo-fleetfoot';
const SCRIPT = Buffer.from('export {};');
const HASH = `sha384-${createHash('sha384').update(SCRIPT).digest('base64')}`;

const store = releaseStore(database, () => new Date());
const files = memoryFiles();
let team: ReleaseTeam;
let stranger: ReleaseTeam;
let trust: ReleaseTrust;

/** A version whose files are all there. */
function uploaded(version: string, id = ID): RegistryEntry {
  const url = (name: string) => `/remotes/${id}/${version}/${name}.0123456789.js`;
  const scripts = ['remoteEntry', 'list', 'detail'].map(url);
  for (const script of scripts) files.files.set(script.slice(1), SCRIPT);
  const [entry = '', list = '', detail = ''] = scripts;
  return registryEntry({
    ...{ id, version, entry, preload: [] },
    pages: { 'delivery-list-page': [list], 'delivery-detail-page': [detail] },
    integrity: Object.fromEntries(scripts.map((script) => [script, HASH])),
  });
}

const V2 = uploaded('v2');
const statement = (change: Partial<ReleaseStatement> = {}) =>
  releaseStatement({ environment: ENVIRONMENT, sequence: 3, stable: uploaded('v3'), ...change });

/** Sends what somebody signed, or did not, to the deployment. */
async function post(signed: object, remote = ID, method = 'POST'): Promise<number> {
  const services = { store, files, trust: async () => trust };
  const body = Buffer.from(JSON.stringify(signed));
  return (await answerReleases(services, { method, path: `/releases/${remote}`, body })).status;
}

/** What a page made in this process from now on comes with, and what is reported of it. */
function newPages() {
  const refused: string[] = [];
  const onRefused = (remote: string, { code }: { code: string }) => refused.push(`${remote} ${code}`);
  return { refused, read: releasedRegistry({ store, trust: async () => trust, onRefused }) };
}

/** What pages get of the remote: `v2`, `v2 off`, or nothing. */
async function given(): Promise<string> {
  const { remotes } = await newPages().read();
  const found = remotes.find(({ id }) => id === ID);
  return found ? `${found.version}${found.enabled ? '' : ' off'}` : 'nothing';
}

async function begin(): Promise<void> {
  for (const id of [ID, 'mf-auth']) await database.recursiveDelete(database.doc(releases.document(id)));
  const first = await team.sign(statement({ sequence: 1, stable: uploaded('v1') }));
  const second = await team.sign(statement({ sequence: 2, stable: V2 }));
  await store.publish(ID, 1, first);
  await store.publish(ID, 2, second);
}

beforeAll(async () => {
  [team, stranger] = await Promise.all([releaseTeam(), releaseTeam()]);
  trust = { ...trustIn(team), environment: ENVIRONMENT };
});

/** Posted to the deployment: nothing changes, and the answer is a refusal. */
function posted(name: string, make: () => Promise<object>, expected: number, remote = ID): Attempt {
  return {
    name: `Somebody publishes ${name}`,
    async run() {
      await begin();
      return post(await make(), remote);
    },
    async holds({ answer }) {
      expect(answer).toBe(expected);
      expect(await given()).toBe('v2');
      expect((await store.past(ID)).length).toBe(2);
    },
  };
}

/** Written into the store past every check: pages go on with the last good one, or with less. */
function written(name: string, change: () => Promise<object>, gives = 'v2'): Attempt {
  return {
    name: `Whoever can write the store ${name}`,
    async run() {
      await begin();
      await database.doc(releases.document(ID)).set(await change(), { merge: true });
    },
    async holds() {
      expect(await given()).toBe(gives);
    },
  };
}

const signedBy = (who: () => ReleaseTeam, change: Partial<ReleaseStatement> = {}) =>
  who().sign(statement(change));
const changedText = (signed: SignedStatement, from: string, to: string) => ({
  ...signed,
  statement: signed.statement.replaceAll(from, to),
});
function missing(): RegistryEntry {
  const entry = uploaded('v4');
  files.files.delete(entry.entry.slice(1));
  return entry;
}
const hashless = () => ({ ...uploaded('v3'), integrity: {} });

attempts('Releases', [
  posted(
    'a statement without a signature',
    async () => ({ ...(await signedBy(() => team)), signature: '' }),
    403,
  ),
  posted('a statement with a key of their own', () => signedBy(() => stranger), 403),
  posted(
    "a statement with a key of their own under the team's name",
    async () => ({
      ...(await signedBy(() => stranger)),
      keyID: team.keyID,
    }),
    403,
  ),
  posted(
    'a statement with one changed version',
    async () => changedText(await signedBy(() => team), 'v3', 'v1'),
    403,
  ),
  posted(
    'a statement with one changed hash',
    async () => changedText(await signedBy(() => team), HASH, `sha384-${'A'.repeat(64)}`),
    403,
  ),
  posted(
    'a statement for another deployment',
    () => signedBy(() => team, { environment: 'fleetfoot-trial' }),
    403,
  ),
  posted('an older statement again', () => signedBy(() => team, { sequence: 1 }), 409),
  posted(
    'the number of the present one again with another content',
    () => signedBy(() => team, { sequence: 2 }),
    409,
  ),
  posted('a number from the future', () => signedBy(() => team, { sequence: 9 }), 409),
  posted("the team's statement under another remote", () => signedBy(() => team), 403, 'mf-auth'),
  posted('a remote that no team releases', () => signedBy(() => team, { remote: 'mf-new' }), 403, 'mf-new'),
  posted(
    'a line without hashes, signed by its team',
    () => signedBy(() => team, { stable: hashless() }),
    403,
  ),
  posted('files that are not uploaded', () => signedBy(() => team, { stable: missing() }), 400),
  posted(
    'files that were uploaded with another content',
    async () => {
      const stable = uploaded('v5');
      files.files.set(stable.entry.slice(1), Buffer.from('alert(1)'));
      return signedBy(() => team, { stable });
    },
    400,
  ),
  posted(
    'files of another remote',
    async () => {
      const stable = uploaded('v3');
      const url = '/remotes/mf-auth/v1/remoteEntry.0123456789.js';
      return signedBy(() => team, {
        stable: { ...stable, entry: url, integrity: { ...stable.integrity, [url]: HASH } },
      });
    },
    400,
  ),
  posted(
    'files of another origin',
    async () => {
      const stable = uploaded('v3');
      const url = 'https://evil.example/x.js';
      return signedBy(() => team, {
        stable: { ...stable, entry: url, integrity: { ...stable.integrity, [url]: HASH } },
      });
    },
    400,
  ),
  posted('half a megabyte', async () => ({ statement: 'x'.repeat(600_000) }), 413),
  posted('no statement at all', async () => ({ a: 1 }), 403),
  written('replaces a file by another', async () =>
    changedText(await signedBy(() => team), HASH, `sha384-${'B'.repeat(64)}`),
  ),
  written('signs with a key of their own', () => signedBy(() => stranger)),
  written(
    'puts an older statement back',
    async () => {
      const [, first] = await store.past(ID);
      return { ...first };
    },
    'v1',
  ),
  written("swaps in another environment's statement", () => signedBy(() => team, { environment: 'other' })),
  written('removes the signature', async () => ({ signature: '' })),
  written('leaves half a document', async () => ({ statement: 7 }), 'nothing'),
  written('writes no statement but a line', async () => ({ statement: JSON.stringify(uploaded('v3')) })),
  written('switches the remote off', async () => ({ enabled: false }), 'v2 off'),
  {
    name: 'Whoever can write the store puts an older statement back under a running process',
    async run() {
      await begin();
      const { read, refused } = newPages();
      const [before] = (await read()).remotes;
      const [, first] = await store.past(ID);
      await database.doc(releases.document(ID)).set({ ...first }, { merge: true });
      const [after] = (await read()).remotes;
      return { versions: [before?.version, after?.version], refused };
    },
    async holds({ answer }) {
      expect(answer).toEqual({ versions: ['v2', 'v2'], refused: [`${ID} older`] });
    },
  },
  {
    name: 'Whoever can write the store deletes everything under a running process',
    async run() {
      await begin();
      const { read } = newPages();
      await read();
      await database.recursiveDelete(database.doc(releases.document(ID)));
      const remote = (await read()).remotes.find(({ id }) => id === ID);
      return [remote?.version, remote?.enabled];
    },
    async holds({ answer }) {
      expect(answer).toEqual(['v2', true]);
    },
  },
  {
    name: 'Whoever can write the store adds a remote that no team releases',
    async run() {
      await begin();
      const signed = await stranger.sign(statement({ remote: 'mf-auth', stable: uploaded('v1', 'mf-auth') }));
      await store.publish('mf-auth', 1, signed);
    },
    async holds() {
      const { remotes } = await newPages().read();
      expect(remotes.map(({ id }) => id)).toEqual([ID]);
    },
  },
  {
    name: 'Somebody whose key was taken out of the configuration releases once more',
    async run() {
      await begin();
      const { read } = newPages();
      await read();
      const before = trust;
      trust = { ...trustIn(stranger), environment: ENVIRONMENT };
      try {
        return [await post(await signedBy(() => team)), (await read()).remotes.length];
      } finally {
        trust = before;
      }
    },
    async holds({ answer }) {
      expect(answer).toEqual([403, 0]);
    },
  },
  {
    name: 'Twenty at once publish the next statement',
    async run() {
      await begin();
      const statements = await Promise.all(
        Array.from({ length: 20 }, (_, index) => signedBy(() => team, { stable: uploaded(`v3-${index}`) })),
      );
      return Promise.all(statements.map((signed) => post(signed)));
    },
    async holds({ answer }) {
      expect((answer as number[]).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
      const past = await database.collection(pastReleases.path(ID)).get();
      expect(past.docs.map(({ id }) => id)).toEqual(['00000001', '00000002', '00000003']);
      expect(await given()).toMatch(/^v3-\d+$/);
    },
  },
  {
    name: 'Somebody reads and deletes what is none of their business',
    async run() {
      await begin();
      const services = { store, files, trust: async () => trust };
      const ask = async (method: string, path: string) =>
        (await answerReleases(services, { method, path, body: Buffer.alloc(0) })).status;
      return Promise.all([
        ask('DELETE', `/releases/${ID}`),
        ask('PUT', `/releases/${ID}`),
        ask('GET', '/remotes/mf-deliveries/../../secret.js'),
        ask('GET', '/remotes/mf-deliveries/v1/..%2fsecret.js'),
        ask('GET', '/remotes/mf-deliveries/v1/.env'),
        ask('GET', '/releases/constructor'),
      ]);
    },
    async holds({ answer }) {
      expect(answer).toEqual([405, 405, 404, 404, 404, 404]);
      expect(await given()).toBe('v2');
    },
  },
]);

test('A statement of the team lands, and again after a lost answer without an error', async () => {
  await begin();
  const signed = await signedBy(() => team);
  expect([await post(signed), await post(signed), await given()]).toEqual([200, 200, 'v3']);
});

test('Two teams that publish at the same moment both land', async () => {
  await begin();
  const both = { ...trust, teams: { ...trust.teams, 'mf-auth': { keys: [stranger.publicKey] } } };
  const services = { store, files, trust: async () => both };
  const bodies = [
    [ID, await signedBy(() => team)],
    [
      'mf-auth',
      await stranger.sign(statement({ remote: 'mf-auth', sequence: 1, stable: uploaded('v1', 'mf-auth') })),
    ],
  ] as const;
  const answers = await Promise.all(
    bodies.map(([id, signed]) =>
      answerReleases(services, {
        method: 'POST',
        path: `/releases/${id}`,
        body: Buffer.from(JSON.stringify(signed)),
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await store.all()).map(({ remote }) => remote).sort()).toEqual(['mf-auth', ID]);
});
