import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeSite } from './site-folder.js';

const root = mkdtempSync(path.join(tmpdir(), 'site-'));
const target = path.join(root, 'dist/hosting');
const config = { firebase: { projectId: 'fleetfoot' } };
const day = (count) => new Date(2026, 0, 1 + count);

function put(file, content) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
}

function build(version) {
  rmSync(path.join(root, 'shell'), { recursive: true, force: true });
  rmSync(path.join(root, 'mf-a'), { recursive: true, force: true });
  put('shell/dist/index.html', `<p>${version}`);
  put('shell/dist/shell.json', '{"scripts":[],"doors":{}}');
  put(`shell/dist/main.${version}.js`, version);
  put(`shell/dist/main.${version}.js.map`, '{}');
  put('mf-a/dist/remote.json', '{}');
  put(`mf-a/dist/remoteEntry.${version}.js`, version);
  return { remotes: [{ id: 'mf-a', version }] };
}

const write = (version, now) => writeSite({ root, target, registry: build(version), config, now });
const read = (file) => JSON.parse(readFileSync(path.join(target, file), 'utf8'));
const has = (file) => existsSync(path.join(target, file));

beforeEach(() => rmSync(target, { recursive: true, force: true }));
afterAll(() => rmSync(root, { recursive: true }));

test('holds the scripts, each remote below its version, and three files that change in place', () => {
  write('one', day(0));
  const names = readdirSync(target, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(target, path.join(entry.parentPath, entry.name)));
  expect(names.sort()).toEqual(
    ['config.json', 'main.one.js', 'page.json', 'remotes.json', 'remotes/mf-a/one/remoteEntry.one.js'].sort(),
  );
  expect(read('page.json')).toEqual({ html: '<p>one', assets: { scripts: [], doors: {} } });
  expect(read('config.json')).toEqual(config);
  expect(read('remotes.json').remotes).toHaveLength(1);
});

test('keeps earlier files for 30 days after they were last current', () => {
  write('one', day(0));
  write('one', day(10));
  write('two', day(11));
  write('two', day(40));
  expect([has('main.one.js'), has('remotes/mf-a/one/remoteEntry.one.js')]).toEqual([true, true]);
  expect(read('page.json').html).toBe('<p>two');
  write('two', day(41));
  expect([has('main.one.js'), has('remotes/mf-a/one')]).toEqual([false, false]);
  expect([has('main.two.js'), has('remotes/mf-a/two/remoteEntry.two.js')]).toEqual([true, true]);
});
