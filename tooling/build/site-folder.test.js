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

const assets = { scripts: [], doors: {}, contracts: [1, 0], provides: { ui: ['1.1.0'] } };

function build(version, requires = { ui: '^1.0.0' }) {
  rmSync(path.join(root, 'shell'), { recursive: true, force: true });
  put('shell/dist/index.html', `<p>${version}`);
  put('shell/dist/shell.json', JSON.stringify(assets));
  put(`shell/dist/main.${version}.js`, version);
  put(`shell/dist/main.${version}.js.map`, '{}');
  return [{ id: 'mf-a', version, contract: 1, requires }];
}

const release = { version: '0.2.0', commit: 'abc' };
const securityText = 'Contact: mailto:a@example.co.za\n';
const write = (version, now) => {
  const live = build(version);
  writeSite({ root, target, live, release, config, securityText, now });
};
const read = (file) => JSON.parse(readFileSync(path.join(target, file), 'utf8'));
const has = (file) => existsSync(path.join(target, file));

beforeEach(() => rmSync(target, { recursive: true, force: true }));
afterAll(() => rmSync(root, { recursive: true }));

test('the site has the scripts of the shell, and four files that change in place', () => {
  write('one', day(0));
  const names = readdirSync(target, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(target, path.join(entry.parentPath, entry.name)));
  expect(names.sort()).toEqual(['config.json', 'files.json', 'main.one.js', 'page.json', 'security.txt']);
  expect(read('page.json')).toEqual({ html: '<p>one', assets, release });
  expect(read('config.json')).toEqual(config);
  expect(readFileSync(path.join(target, 'security.txt'), 'utf8')).toBe(securityText);
});

test('the site lists the files that it keeps, with the day that each was last current', () => {
  write('one', day(0));
  write('two', day(11));
  const hash = expect.stringMatching(/^sha384-/);
  expect(read('files.json')).toEqual({
    'main.one.js': { hash, at: day(0).toISOString() },
    'main.two.js': { hash, at: day(11).toISOString() },
  });
});

test('keeps earlier files for 30 days after they were last current', () => {
  write('one', day(0));
  write('one', day(10));
  write('two', day(11));
  write('two', day(40));
  expect(has('main.one.js')).toBe(true);
  expect(read('page.json').html).toBe('<p>two');
  write('two', day(41));
  expect(has('main.one.js')).toBe(false);
  expect(has('main.two.js')).toBe(true);
});

test('refuses a remote that was built for other doors than the shell has, and leaves what is served alone', () => {
  write('one', day(0));
  const live = build('two', { ui: '^2.0.0' });
  expect(() => writeSite({ root, target, live, config, securityText, now: day(1) })).toThrow(
    'mf-a two requires ui ^2.0.0, the shell has 1.1.0.',
  );
  expect([read('page.json').html, has('main.two.js')]).toEqual(['<p>one', false]);
});
