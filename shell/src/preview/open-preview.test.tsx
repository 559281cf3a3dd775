import type { ReleasedRegistry, ReleaseTrust } from '@fleetfoot/shared/release';
import { registryEntry } from '@fleetfoot/shared/testing';
import {
  type ReleaseTeam,
  releasedEntry,
  releaseStatement,
  releaseTeam,
  trustIn,
} from '@fleetfoot/shared/testing/releases';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createShellStore } from '../shell-state';
import { openVitals } from '../vitals/open-vitals';
import { openPreview } from './open-preview';
import { previewName } from './preview-name';

const ID = 'mf-deliveries';
let team: ReleaseTeam;
let stranger: ReleaseTeam;

beforeAll(async () => {
  [team, stranger] = await Promise.all([releaseTeam(), releaseTeam()]);
});

const V2 = registryEntry({ version: 'v2', title: 'Deliveries, new' });
const WITH_V2 = releaseStatement({ sequence: 2, candidate: { entry: V2, percent: 0 } });

/** What the deployment tells of the remote: what is current, then what was. */
async function told(sign: ReleaseTeam = team, current: object = {}, statement = WITH_V2) {
  const before = await team.sign(releaseStatement());
  const newest = await sign.sign(statement);
  return { current: { enabled: true, ...newest, ...current }, past: [newest, before] };
}

/** Opens an address in this tab, whose page comes with version v1 of the remote. */
async function open(address: string, answer: unknown, trust: Partial<ReleaseTrust> = {}) {
  history.replaceState(null, '', address);
  document.body.innerHTML = '<div id="chrome"></div><main id="outlet" tabindex="-1"></main>';
  delete document.documentElement.dataset['preview'];
  const fetched = jest.spyOn(globalThis, 'fetch');
  fetched.mockImplementation(async () => new Response(JSON.stringify(answer)));
  const name = previewName();
  if (name === null) throw new Error('The tab asks for no preview.');
  const report = jest.fn();
  const onChange = jest.fn();
  const registry: ReleasedRegistry = { remotes: [releasedEntry(), releasedEntry({ id: 'mf-auth' })] };
  const trusted = { ...trustIn(team), previews: true, ...trust };
  const options = { name, registry, trust: trusted, report, onChange };
  const preview = await act(() => openPreview(options));
  const given = (change: Parameters<typeof releasedEntry>[0] = {}) =>
    preview({ remotes: [releasedEntry(change)] }).remotes[0];
  return { given, fetched, report, onChange, preview, registry };
}

const banner = () => screen.getByRole('region', { name: 'Preview' });
const says = () => within(banner()).getByRole('status').textContent;

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  history.replaceState(null, '', '/');
  document.body.innerHTML = '';
  jest.restoreAllMocks();
});

test('a tab gets the version that its address names, and keeps it while the registry changes', async () => {
  const { given, preview, registry } = await open(
    '/deliveries?preview=mf-deliveries@v2&sort=date#2',
    await told(),
  );
  expect(preview(registry).remotes.map(({ version }) => version)).toEqual(['v2', 'v1']);
  expect(given({ sequence: 9, version: 'v3', enabled: false })).toMatchObject({
    version: 'v2',
    title: V2.title,
    sequence: 9,
    enabled: false,
  });
  expect(says()).toBe('Preview of Deliveries, newOnly this tab shows mf-deliveries@v2.');
  expect(`${location.pathname}${location.search}${location.hash}`).toBe('/deliveries?sort=date#2');
});

test('a tab that is loaded again keeps the version; one that is opened anew does not', async () => {
  await open('/?preview=mf-deliveries@v2', await told());
  const { given } = await open('/deliveries', await told());
  expect(given()?.version).toBe('v2');
  sessionStorage.clear();
  expect(previewName()).toBeNull();
});

test('a browser that lets the page keep nothing opens the version for this document', async () => {
  for (const name of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('x', 'SecurityError');
    });
  const { given } = await open('/?preview=mf-deliveries@v2', await told());
  expect(given()?.version).toBe('v2');
  expect(previewName()).toBeNull();
});

test('a version of the past is opened from the statement that had it', async () => {
  const { given } = await open(
    '/?preview=mf-deliveries@v1',
    await told(team, {}, releaseStatement({ sequence: 2, stable: V2 })),
  );
  expect(given({ version: 'v2' })?.version).toBe('v1');
});

test('a tab that leaves gets the current version in place, and the version counts as taken back', async () => {
  const { given, onChange } = await open('/?preview=mf-deliveries@v2', await told());
  await userEvent.click(within(banner()).getByRole('button', { name: 'Leave' }));
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(given()).toMatchObject({ version: 'v1', withdrawn: ['v2'] });
  expect(screen.queryByRole('region')).toBeNull();
  expect(document.getElementById('outlet')).toHaveFocus();
  expect(previewName()).toBeNull();
});

test('a version that is taken back while it is open is left, and the banner says so', async () => {
  const { given } = await open('/?preview=mf-deliveries@v2', await told());
  const withdrawn = await act(async () => given({ withdrawn: ['v2'] }));
  expect(withdrawn?.version).toBe('v1');
  expect(says()).toBe('No previewmf-deliveries@v2 was taken back. You see the current one.');
  expect(given()?.version).toBe('v1');
  expect(previewName()).toBeNull();
});

test.each<[string, () => Promise<unknown>, string, string?, Partial<ReleaseTrust>?]>([
  ['that no statement names', () => told(), 'is not a version', 'v3'],
  ['that another team signed', () => told(stranger), 'is not a version'],
  [
    'whose statements were changed',
    async () => JSON.parse(JSON.stringify(await told()).replaceAll('"percent\\":0', '"percent\\":9')),
    'is not a version',
  ],
  [
    'below the number that the deployment begins with',
    () => told(),
    'is not a version',
    'v2',
    { teams: { [ID]: { keys: [], from: 3 } } },
  ],
  ['that was halted', () => told(team, { halted: 'v2' }), 'was taken back'],
  ['of a store that answers something else', async () => ({ error: 'x' }), 'could not be fetched'],
])('a version %s is not opened', async (_, answer, reason, version = 'v2', trust = {}) => {
  const keys = { teams: { [ID]: { ...trust.teams?.[ID], keys: [team.publicKey] } } };
  const { given } = await open(`/?preview=mf-deliveries@${version}`, await answer(), keys);
  expect(given()).toMatchObject({ version: 'v1' });
  expect(says()).toContain(`mf-deliveries@${version} ${reason}`);
  // Only what may be mended by loading the page again is asked for again.
  expect(previewName()).toBe(reason === 'could not be fetched' ? 'mf-deliveries@v2' : null);
  await userEvent.click(within(banner()).getByRole('button', { name: 'Close' }));
  expect([screen.queryByRole('region'), previewName()]).toEqual([null, null]);
});

test('a statement that is not believed is reported with its reason', async () => {
  const { report } = await open('/?preview=mf-deliveries@v2', await told(stranger));
  expect(report.mock.calls.map(([error, context]) => [error.code, context])).toEqual(
    Array.from({ length: 2 }, () => ['foreign', { registry: 'preview refused', remote: ID }]),
  );
});

test('a browser that cannot check signatures is told so', async () => {
  const answer = await told();
  jest.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('x', 'NotSupportedError'));
  await open('/?preview=mf-deliveries@v2', answer);
  expect(says()).toContain('This browser cannot check who signed mf-deliveries@v2.');
});

test.each(['mf-nobody@v2', 'Call 0800 000 000', 'mf-deliveries@../v2', 'mf-deliveries'])(
  '%j is no version, and the page does not repeat what is none',
  async (name) => {
    const { fetched } = await open(`/?preview=${encodeURIComponent(name)}`, await told());
    const spoken = name === 'mf-nobody@v2' ? name : 'What the address asks for';
    expect(says()).toBe(
      `No preview${spoken} is not a version that can be previewed. You see the current one.`,
    );
    expect(fetched).not.toHaveBeenCalled();
  },
);

test.each([undefined, false])(
  'a deployment whose configuration says %s opens no preview',
  async (previews) => {
    const { given, fetched } = await open('/?preview=mf-deliveries@v2', await told(), { previews } as object);
    expect(given()?.version).toBe('v1');
    expect([screen.queryByRole('region'), previewName(), location.search]).toEqual([null, null, '']);
    expect(fetched).not.toHaveBeenCalled();
  },
);

test('a tab with a preview tells the operator nothing, also after it left; one without does', async () => {
  const sendBeacon = jest.fn(() => true);
  Object.assign(navigator, { sendBeacon });
  performance.getEntriesByType ??= () => [];
  const slot = { element: document.body, version: 'v2', state: { status: 'mounted' as const } };
  async function tell(version: string): Promise<number> {
    await open(`/?preview=mf-deliveries@${version}`, await told());
    await userEvent.click(within(banner()).getByRole('button'));
    const shell = createShellStore();
    openVitals(shell, () => 1);
    shell.setState({ slots: { [ID]: slot } });
    dispatchEvent(new Event('pagehide'));
    return sendBeacon.mock.calls.length;
  }
  expect(await tell('v2')).toBe(0);
  expect(await tell('v3')).toBe(1);
});
