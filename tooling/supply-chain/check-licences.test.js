import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkLicences } from './check-licences.js';

const folder = mkdtempSync(path.join(tmpdir(), 'licences-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(file, content) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(content));
}

let cases = 0;
/** Checks a repository with one workspace that needs 'outer', which needs 'inner'; 'tool' is for development. */
function check(licences, workspace = 'shell') {
  cases += 1;
  const root = path.join(folder, String(cases));
  const packages = {
    '': { devDependencies: { tool: '1.0.0' } },
    [workspace]: { dependencies: { outer: '1.0.0' } },
    'node_modules/outer': { dependencies: { inner: '1.0.0' } },
    'node_modules/inner': {},
    'node_modules/tool': {},
  };
  write(path.join(root, 'package.json'), { name: 'repository', workspaces: [workspace], ...packages[''] });
  write(path.join(root, 'package-lock.json'), { packages });
  write(path.join(root, workspace, 'package.json'), { name: workspace, ...packages[workspace] });
  for (const [name, licence] of Object.entries(licences)) {
    const location = `node_modules/${name}`;
    const manifest = { name, version: '1.0.0', ...licence, ...packages[location] };
    write(path.join(root, location, 'package.json'), manifest);
  }
  return checkLicences(root);
}

const PERMISSIVE = { outer: { license: 'MIT' }, inner: { license: 'ISC' }, tool: { license: 'MPL-2.0' } };

test('tools may be under a licence that must not ship', async () => {
  expect(await check(PERMISSIVE)).toEqual({
    status: 'ok',
    summary: '3 installed packages, 2 of them ship',
    problems: [],
  });
});

test('a shipped package under MPL-2.0 is refused', async () => {
  const { problems } = await check({ ...PERMISSIVE, inner: { license: 'MPL-2.0' } });
  expect(problems).toEqual([
    'inner@1.0.0: "MPL-2.0", at node_modules/inner; npm explain inner says what brings it in',
  ]);
});

test('a package under LGPL-3.0 may run on our servers, and reaches no browser', async () => {
  const licences = { ...PERMISSIVE, inner: { license: 'LGPL-3.0-or-later' } };
  expect((await check(licences, 'functions')).status).toBe('ok');
  expect((await check(licences, 'shell')).problems).toEqual([expect.stringContaining('inner@1.0.0')]);
});

test.each([
  ['one side of an OR', 'MIT OR GPL-3.0-only', 'ok'],
  ['one side of an AND', 'MIT AND GPL-3.0-only', 'failed'],
  ['both sides of an AND', '(MIT AND ISC)', 'ok'],
  ['an exception that nobody allowed', 'GPL-2.0-only WITH Classpath-exception-2.0', 'failed'],
])('%s is judged as SPDX means it', async (_, license, status) => {
  expect((await check({ ...PERMISSIVE, outer: { license } })).status).toBe(status);
});

test('a licence that is written as it once was is read', async () => {
  const licences = { ...PERMISSIVE, inner: { licenses: [{ type: 'MIT' }] } };
  expect((await check(licences)).status).toBe('ok');
});

test.each([
  ['terms in a file', { license: 'SEE LICENSE IN terms.txt' }, '"SEE LICENSE IN terms.txt"'],
  ['no licence', {}, 'names no licence'],
])('a tool with %s is refused', async (_, licence, told) => {
  const { problems } = await check({ ...PERMISSIVE, tool: licence });
  expect(problems).toEqual([
    `tool@1.0.0: ${told}, at node_modules/tool; npm explain tool says what brings it in`,
  ]);
});
