import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

jest.setTimeout(120_000);

const folder = mkdtempSync(path.join(tmpdir(), 'federation-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Shells and remotes, really built and run; in a process of its own: webpack is no guest of jest's. */
let found;
beforeAll(() => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(__dirname, 'federation.fixture.js'), folder],
    { encoding: 'utf8' },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  found = JSON.parse(stdout);
});

const shownBy = (pair) => found.results[pair].shown;
const refused = { kind: 'incompatible', message: "Can not get '@fleetfoot/shared/ui'" };

test('a door that grew by a minor version serves a remote that was built before', () => {
  expect(shownBy('old in minor')).toEqual({ api: '1', count: 5 });
});

test('a door of the next major alone is refused to a remote that was built before', () => {
  expect(shownBy('old in major')).toEqual(refused);
  expect(shownBy('next in major')).toEqual({ api: '2', count: 5 });
});

test('an old door that is kept serves old remotes beside new ones, on one state', () => {
  expect(shownBy('old in kept')).toEqual({ api: '1', count: 5 });
  expect(shownBy('next in kept')).toEqual({ api: '2', count: 10 });
  expect(found.results['old in kept'].own).toBe('2');
});

test('a remote that no shell can run spoils none of those that are loaded after it', () => {
  for (const shell of Object.keys(found.shells)) expect(shownBy(`future in ${shell}`)).toEqual(refused);
});

test('a build says of itself what tells which remotes run in which shell', () => {
  const told = Object.entries(found.results).map(([pair, { problems }]) => [pair, problems.length === 0]);
  const seen = Object.entries(found.results).map(([pair, { shown }]) => [pair, 'api' in shown]);
  expect(told).toEqual(seen);
  expect(found.shells.kept.provides).toMatchObject({
    '@fleetfoot/shared/ui': ['1.5.0', '2.0.0'],
    '@fleetfoot/shared/maps': ['1.0.0'],
  });
  expect(found.remotes.old.requires).toEqual({
    '@fleetfoot/shared/ui': '^1.4.0',
    '@fleetfoot/shared/maps': '^1.0.0',
  });
});

test('the two modules that the federation writes have names of their own, wherever they are built', () => {
  expect(found.remotes.old.named).toEqual(['container', 'federation']);
});

test('a remote that was built with Module Federation alone is mounted, with the React of the shell', () => {
  expect(found.plain).toEqual({ count: 1, isShells: true });
});

test('a page whose shared module did not load opens once the module loads', () => {
  expect(found.pages).toEqual(['ChunkLoadError', 'ChunkLoadError', 'a drawn map']);
});

test("the browser's tools for Module Federation see the shell and each remote", () => {
  expect(found.seen.isOne).toBe(true);
  expect(found.seen.instances).toEqual(['minor', 'mf_plain', 'old']);
  expect(found.seen.modules).toEqual([
    'minor',
    expect.stringMatching(/^mf-plain:http.*mf-manifest.json$/),
    expect.stringMatching(/^old:http/),
  ]);
});
