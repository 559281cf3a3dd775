/** @jest-environment node */
import { registryEntry } from '../testing/registry-entry';
import { type ReleaseTeam, releaseStatement, releaseTeam, trustIn } from '../testing/releases';
import { createReleaseReader, type PublishedRelease } from './reader';
import type { ReleaseError } from './release-error';
import type { ReleaseStatement } from './statement';

const ID = 'mf-deliveries';
let team: ReleaseTeam;
let stranger: ReleaseTeam;

beforeAll(async () => {
  [team, stranger] = await Promise.all([releaseTeam(), releaseTeam()]);
});

async function published(
  change: Partial<ReleaseStatement>,
  switches: Partial<PublishedRelease> = {},
  by = team,
): Promise<PublishedRelease> {
  return { remote: ID, enabled: true, ...(await by.sign(releaseStatement(change))), ...switches };
}

function setUp(options: Partial<Parameters<typeof createReleaseReader>[0]> = {}) {
  const refused: string[] = [];
  const onRefused = (remote: string, { code }: ReleaseError) => refused.push(`${remote} ${code}`);
  const reader = createReleaseReader({ trust: trustIn(team), onRefused, ...options });
  const read = async (releases: readonly PublishedRelease[]) => (await reader(releases)).remotes;
  return { reader, read, refused };
}

const version = (name: string) => registryEntry({ version: name });

test('a newer statement takes the place of an older one', async () => {
  const { read } = setUp();
  await read([await published({})]);
  const [remote] = await read([await published({ sequence: 2, stable: version('v2') })]);
  expect(remote).toMatchObject({ id: ID, version: 'v2', sequence: 2, enabled: true });
});

test('a refused statement changes nothing, and is told once', async () => {
  const { read, refused } = setUp();
  await read([await published({ sequence: 2, stable: version('v2') })]);
  const forged = await published({ sequence: 3, stable: version('v3') }, {}, stranger);
  for (let time = 0; time < 3; time += 1)
    expect(await read([forged])).toMatchObject([{ version: 'v2', sequence: 2, enabled: true }]);
  expect(await read([await published({})])).toMatchObject([{ version: 'v2', sequence: 2 }]);
  expect(refused).toEqual([`${ID} foreign`, `${ID} older`]);
});

test('a store may switch off what it cannot change, and on again', async () => {
  const { read } = setUp();
  await read([await published({})]);
  const forged = await published({ sequence: 3, stable: version('v3') }, { enabled: false }, stranger);
  expect(await read([forged])).toMatchObject([{ version: 'v1', enabled: false }]);
  expect(await read([await published({})])).toMatchObject([{ version: 'v1', enabled: true }]);
});

test('a store cannot switch on what its team switched off', async () => {
  const { read } = setUp();
  expect(await read([await published({ enabled: false }, { enabled: true })])).toMatchObject([
    { enabled: false },
  ]);
});

test('a store may halt a candidate', async () => {
  const { read } = setUp();
  const candidate = { entry: version('v2'), percent: 100 };
  expect(await read([await published({ candidate })])).toMatchObject([{ version: 'v2' }]);
  expect(await read([await published({ candidate }, { halted: 'v2' })])).toMatchObject([{ version: 'v1' }]);
});

test('a remote that is listed no more stays as it was', async () => {
  const { read } = setUp();
  const before = await read([await published({})]);
  expect(await read([])).toEqual(before);
});

test('a registry is partial when something listed is not believed', async () => {
  const { reader } = setUp();
  expect(await reader([await published({}, {}, stranger)])).toEqual({ remotes: [], isPartial: true });
  expect(await reader([undefined as unknown as PublishedRelease])).toMatchObject({ isPartial: true });
  expect(await reader([await published({})])).not.toHaveProperty('isPartial');
});

test('a remote of the page is known: nothing older is believed', async () => {
  const known = [{ ...version('v5'), sequence: 5 }];
  const { read, refused } = setUp({ known });
  expect(await read([await published({ sequence: 4 })])).toMatchObject([{ version: 'v5', sequence: 5 }]);
  expect(refused).toEqual([`${ID} older`]);
  expect(await read([await published({ sequence: 4 }, { enabled: false })])).toMatchObject([
    { enabled: false },
  ]);
  expect(await read([await published({ sequence: 6 })])).toMatchObject([{ version: 'v1', sequence: 6 }]);
});

test('a number known under other keys is the least one, and no more', async () => {
  const { read, refused } = setUp({ from: { [ID]: 5 } });
  expect(await read([await published({ sequence: 4 })])).toEqual([]);
  expect(refused).toEqual([`${ID} older`]);
  expect(await read([await published({ sequence: 5 })])).toMatchObject([{ sequence: 5 }]);
});

test('a refused first statement makes the newest good one of the past count', async () => {
  const past = async () => [
    await published({ sequence: 3 }, {}, stranger),
    await published({ sequence: 2, stable: version('v2') }),
    await published({}),
  ];
  const { read, refused } = setUp({ past });
  const forged = await published({ sequence: 4, stable: version('v4') }, {}, stranger);
  expect(await read([forged])).toMatchObject([{ version: 'v2', sequence: 2 }]);
  expect(refused).toEqual([`${ID} foreign`, `${ID} foreign`]);
});

test('a bad statement affects no other remote, and a list of nonsense none', async () => {
  const trust = trustIn(team);
  const both = { ...trust, teams: { ...trust.teams, 'mf-auth': { keys: [stranger.publicKey] } } };
  const { read } = setUp({ trust: both });
  const auth = await stranger.sign(
    releaseStatement({ remote: 'mf-auth', stable: registryEntry({ id: 'mf-auth' }) }),
  );
  const lines = [await published({}, {}, stranger), { remote: 'mf-auth', enabled: true, ...auth }];
  expect((await read(lines)).map(({ id }) => id)).toEqual(['mf-auth']);
  const nonsense = [undefined, {}, { remote: 7 }, { remote: 'mf-auth' }] as unknown as PublishedRelease[];
  expect(await read(nonsense)).toMatchObject([{ id: 'mf-auth', version: 'v1' }]);
});
