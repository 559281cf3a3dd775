import { inBrief } from '@fleetfoot/shared/release';
import { registryEntry } from '@fleetfoot/shared/testing';
import {
  type ReleaseTeam,
  releasedEntry,
  releaseStatement,
  releaseTeam,
  trustIn,
} from '@fleetfoot/shared/testing/releases';
import { screen } from '@testing-library/react';
import { createRegistryClient } from './registry-client';

const ID = 'mf-deliveries';
let team: ReleaseTeam;

beforeAll(async () => {
  team = await releaseTeam();
});

const html = () => new Response('<p>Not found</p>', { headers: { 'content-type': 'text/html' } });
const json = (value: unknown) => new Response(JSON.stringify(value));

/** What the store tells of a statement. */
async function told(change: Parameters<typeof releaseStatement>[0] = {}, switches: object = {}) {
  const signed = await team.sign(releaseStatement(change));
  return { releases: [{ remote: ID, enabled: true, ...signed, ...switches }] };
}

function inPage(...remotes: readonly object[]): void {
  document.head.innerHTML = `<script type="application/json" id="registry">${JSON.stringify({ remotes })}</script>`;
}

function scene(...answers: (() => Response | Promise<Response>)[]) {
  const fetched = jest.spyOn(globalThis, 'fetch');
  for (const answer of answers) fetched.mockImplementationOnce(async () => answer());
  fetched.mockImplementation(async () => new Response('', { status: 404 }));
  let organizationID: string | undefined;
  const options = {
    report: jest.fn(),
    onChange: jest.fn(),
    trust: async () => ({ ...trustIn(team), previews: true }),
    organizationID: () => organizationID,
  };
  const workFor = (id: string) => {
    organizationID = id;
  };
  return { ...options, fetched, workFor, client: createRegistryClient(options) };
}

afterEach(() => {
  document.head.innerHTML = '';
  sessionStorage.clear();
  jest.restoreAllMocks();
});

const version = (name: string) => registryEntry({ version: name });
const NEWER = { sequence: 2, stable: version('v2') };

test('the client takes what is in the page, and asks for nothing', async () => {
  inPage(releasedEntry());
  const { client, fetched, onChange } = scene();
  await client.load();
  expect(client.find(ID)).toMatchObject({ version: 'v1' });
  expect(client.remotes()).toHaveLength(1);
  expect([fetched.mock.calls.length, onChange.mock.calls.length]).toEqual([0, 1]);
});

test('the client of a page without a registry asks the store, and believes what is signed', async () => {
  const answer = await told();
  const { client } = scene(
    () => Promise.reject(new TypeError('network')),
    html,
    () => json(answer),
  );
  await client.load();
  expect(client.find(ID)).toMatchObject({ version: 'v1' });
});

const missing = () => new Response('There is no such file.', { status: 404 });

test.each([
  ['HTML', 3, html],
  ['a missing file', 3, missing],
  ['another JSON', 1, () => json({ error: 'x' })],
])('the client without any registry fails for %s, and really asks again', async (_, requests, answer) => {
  const good = await told();
  const { client } = scene(...Array.from({ length: requests }, () => answer), () => json(good));
  await expect(client.load()).rejects.toThrow();
  expect(client.remotes()).toEqual([]);
  await client.load();
  expect(client.remotes()).toHaveLength(1);
});

test('the client takes a newer version that its team signed', async () => {
  inPage(releasedEntry());
  const answer = await told(NEWER);
  const { client, onChange } = scene(() => json(answer));
  await client.load();
  expect(await client.refresh()).toBe(true);
  expect(client.find(ID)?.version).toBe('v2');
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('the client keeps what it has when it believes nothing else, and says so', async () => {
  inPage(releasedEntry({ sequence: 5 }));
  const older = await told(NEWER);
  const unsigned = await told({ ...NEWER, sequence: 6 }, { signature: '' });
  const { client, report } = scene(
    () => json(older),
    () => json(unsigned),
    html,
    html,
    html,
  );
  await client.load();
  expect([await client.refresh(), await client.refresh(), await client.refresh()]).toEqual([
    true,
    true,
    false,
  ]);
  expect(client.find(ID)).toMatchObject({ version: 'v1', enabled: true });
  expect(report.mock.calls.map(([error, context]) => error.code ?? context.registry)).toEqual([
    'older',
    'unsigned',
    'refresh',
  ]);
});

test('the client keeps a remote whose line is missing from a newer copy', async () => {
  inPage(releasedEntry());
  const { client } = scene(() => json({ releases: [] }));
  await client.load();
  expect(await client.refresh()).toBe(true);
  expect(client.find(ID)).toMatchObject({ version: 'v1', enabled: true });
  expect(client.remotes()).toHaveLength(1);
});

test('the client lets the store switch a remote off, and nothing else', async () => {
  inPage(releasedEntry());
  const off = await told({ ...NEWER, environment: 'elsewhere' }, { enabled: false });
  const { client } = scene(() => json(off));
  await client.load();
  await client.refresh();
  expect(client.find(ID)).toMatchObject({ version: 'v1', enabled: false });
});

test('the client gives each organisation its version', async () => {
  inPage(releasedEntry({ candidate: { entry: version('v2'), percent: 30 } }));
  const { client, workFor } = scene();
  await client.load();
  const versions = Array.from({ length: 50 }, (_, index) => {
    workFor(`org-${index}`);
    return client.find(ID)?.version;
  });
  expect(new Set(versions)).toEqual(new Set(['v1', 'v2']));
});

test('the client knows which versions were taken back', async () => {
  inPage(releasedEntry());
  const answer = await told({ sequence: 2, withdrawn: ['v9'] });
  const { client } = scene(() => json(answer));
  await client.load();
  expect(client.isWithdrawn(ID, 'v9')).toBe(false);
  await client.refresh();
  expect([
    client.isWithdrawn(ID, 'v9'),
    client.isWithdrawn(ID, 'v1'),
    client.isWithdrawn('mf-x', 'v9'),
  ]).toEqual([true, false, false]);
});

test('the client gives the version that the tab previews, also of a newer registry', async () => {
  inPage(releasedEntry());
  document.body.innerHTML = '<main id="outlet"></main>';
  history.replaceState(null, '', '/?preview=mf-deliveries@v0');
  const past = [await team.sign(releaseStatement({ stable: version('v0') }))];
  const newer = await told(NEWER);
  const { client, onChange, fetched } = scene(
    () => json({ current: null, past }),
    () => json(newer),
  );
  await client.load();
  expect(client.find(ID)?.version).toBe('v0');
  await client.refresh();
  expect(client.find(ID)?.version).toBe('v0');
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/releases/mf-deliveries', '/remotes.json']);
  // React draws the banner when it gets its turn.
  (await screen.findByRole('button', { name: 'Leave' })).click();
  expect(client.find(ID)?.version).toBe('v2');
  expect(client.isWithdrawn(ID, 'v0')).toBe(true);
  // The page's registry, the preview, the newer registry, and the end of the preview.
  expect(onChange).toHaveBeenCalledTimes(4);
});

test('callers of refresh at the same time share one request', async () => {
  inPage(releasedEntry());
  const answer = await told(NEWER);
  const { client, fetched } = scene(() => json(answer));
  await client.load();
  await Promise.all([client.refresh(), client.refresh()]);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('the client says whether every remote of the last copy was believed', async () => {
  inPage(releasedEntry());
  const strange = await told({ remote: 'mf-new' });
  const { client } = scene(() => json({ releases: [{ ...strange.releases[0], remote: 'mf-new' }] }));
  await client.load();
  expect(client.isWhole()).toBe(true);
  await client.refresh();
  expect(client.isWhole()).toBe(false);
  expect(client.find(ID)).toMatchObject({ version: 'v1', enabled: true });
});

test('the client asks past the cache, unless it only looks for what is new', async () => {
  inPage(releasedEntry());
  const answer = await told(NEWER);
  const { client, fetched } = scene(
    () => json(answer),
    () => json(answer),
  );
  await client.load();
  await client.refresh();
  await client.refresh('no-cache');
  expect(fetched.mock.calls.map(([, init]) => init?.cache)).toEqual(['reload', 'no-cache']);
});

describe('with lines that come without their files', () => {
  const brief = inBrief(releasedEntry());

  test('the client asks for the files when a remote is loaded', async () => {
    inPage(brief);
    const answer = await told();
    const { client, fetched } = scene(() => json(answer));
    await client.load();
    const listed = client.find(ID) ?? registryEntry();
    expect(listed.pages).toEqual({});
    expect((await client.whole(listed)).pages).toEqual(registryEntry().pages);
    await client.whole(client.find(ID) ?? listed);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test('the client leaves the line as it is when they cannot be had, and asks again at the next try', async () => {
    inPage(brief);
    const answer = await told();
    const { client } = scene(html, html, html, () => json(answer));
    await client.load();
    expect((await client.whole(brief)).pages).toEqual({});
    expect((await client.whole(brief)).pages).toEqual(registryEntry().pages);
  });

  test('the client asks for nothing where a line is whole', async () => {
    inPage(releasedEntry());
    const { client, fetched } = scene();
    await client.load();
    await client.whole(releasedEntry());
    expect(fetched).not.toHaveBeenCalled();
  });
});
