import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

jest.setTimeout(120_000);

const folder = mkdtempSync(path.join(tmpdir(), 'kept-doors-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Three shells and three remotes, really built and run; in a process of its own: webpack is no guest of jest's. */
let found;
beforeAll(() => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(__dirname, 'kept-doors.fixture.js'), folder],
    { encoding: 'utf8' },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  found = JSON.parse(stdout);
});

const shownBy = (pair) => found.results[pair].shown;

test('a door that grew by a minor version serves a remote that was built before', () => {
  expect(shownBy('old in minor')).toEqual({ api: '1', count: 5 });
});

test('a door of the next major alone is refused to a remote that was built before, with a message that the loader knows', () => {
  expect(shownBy('old in major')).toContain("Can not get '@fleetfoot/shared/ui'");
  expect(shownBy('next in major')).toEqual({ api: '2', count: 5 });
});

test('an old door that is kept serves old remotes beside new ones, on one state', () => {
  expect(shownBy('old in kept')).toEqual({ api: '1', count: 5 });
  expect(shownBy('next in kept')).toEqual({ api: '2', count: 10 });
  expect(found.results['old in kept'].own).toBe('2');
});

test('a remote that no shell can run spoils none of those that are loaded after it', () => {
  for (const shell of Object.keys(found.shells))
    expect(shownBy(`future in ${shell}`)).toContain('Can not get');
});

test('a build says of itself what tells which remotes run in which shell', () => {
  const told = Object.entries(found.results).map(([pair, { problems }]) => [pair, problems.length === 0]);
  const seen = Object.entries(found.results).map(([pair, { shown }]) => [pair, typeof shown === 'object']);
  expect(told).toEqual(seen);
  expect(found.shells.kept.provides).toEqual({ '@fleetfoot/shared/ui': ['1.5.0', '2.0.0'] });
  expect(found.remotes.old.requires).toEqual({ '@fleetfoot/shared/ui': '^1.4.0' });
});
