import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkLicences } from './check-licences.js';

const folder = mkdtempSync(path.join(tmpdir(), 'licences-'));
afterAll(() => rmSync(folder, { recursive: true }));

let cases = 0;
/** A repository whose shell needs 'outer', which needs 'inner'; 'tool' is for development. */
function repository(licences, installed = {}) {
  cases += 1;
  const root = path.join(folder, String(cases));
  const entry = (name, more) => ({ version: '1.0.0', license: licences[name], ...more });
  const packages = {
    '': { devDependencies: { tool: '1.0.0' } },
    shell: { dependencies: { outer: '1.0.0' } },
    'node_modules/outer': entry('outer', { dependencies: { inner: '1.0.0' } }),
    'node_modules/inner': entry('inner'),
    'node_modules/tool': entry('tool'),
  };
  mkdirSync(path.join(root, 'docs'), { recursive: true });
  writeFileSync(path.join(root, 'package.json'), JSON.stringify({ workspaces: ['shell'] }));
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({ packages }));
  for (const [name, manifest] of Object.entries(installed)) {
    mkdirSync(path.join(root, 'node_modules', name), { recursive: true });
    writeFileSync(path.join(root, 'node_modules', name, 'package.json'), JSON.stringify(manifest));
  }
  return root;
}

const written = (licences, installed) => checkLicences(repository(licences, installed), { write: true });
const permissive = { outer: 'MIT', inner: 'ISC', tool: 'MPL-2.0' };

test('tools may be under a licence that must not ship', () => {
  expect(written(permissive)).toEqual({
    status: 'ok',
    summary: '3 packages under 3 licences, 2 of them ship under 2',
    problems: [],
  });
});

test('a shipped package under MPL-2.0 is refused, and the path to it is named', () => {
  expect(written({ ...permissive, inner: 'MPL-2.0' }).problems).toEqual([
    'inner@1.0.0: MPL-2.0, brought in by shell > outer > inner',
  ]);
});

test('a package under LGPL-3.0 may run on our servers, and reaches no browser', () => {
  const root = repository({ ...permissive, inner: 'LGPL-3.0-or-later' });
  expect(checkLicences(root, { write: true }).problems).toEqual([
    'inner@1.0.0: LGPL-3.0-or-later, brought in by shell > outer > inner',
  ]);
  const file = path.join(root, 'package-lock.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"shell"', '"functions"'));
  writeFileSync(path.join(root, 'package.json'), JSON.stringify({ workspaces: ['functions'] }));
  expect(checkLicences(root, { write: true }).status).toBe('ok');
});

test('a tool under an unknown licence is refused', () => {
  expect(written({ ...permissive, tool: 'SEE LICENSE IN terms.txt' }).problems).toEqual([
    'tool@1.0.0: SEE LICENSE IN terms.txt, brought in by package.json > tool',
  ]);
});

test('a licence that the lock leaves out is read from the installed package', () => {
  const silent = { ...permissive, inner: undefined };
  expect(written(silent, { inner: { licenses: [{ type: 'MIT' }] } }).status).toBe('ok');
  expect(written(silent, { inner: { license: { type: 'GPL-3.0' } } }).status).toBe('failed');
  expect(written(silent).problems).toEqual([
    'inner@1.0.0: names no licence, brought in by shell > outer > inner',
  ]);
});

test('the page lists exactly the shipped packages', () => {
  const root = repository(permissive);
  checkLicences(root, { write: true });
  const page = readFileSync(path.join(root, 'docs/licences.md'), 'utf8');
  expect(page).toContain('## ISC (1)\n\ninner 1.0.0\n');
  expect(page).toContain('## MIT (1)\n\nouter 1.0.0\n');
  expect(page).not.toContain('tool 1.0.0');
});

test('a page that is missing or old fails', () => {
  const root = repository(permissive);
  expect(checkLicences(root).problems).toEqual([expect.stringContaining('docs/licences.md is out of date')]);
  checkLicences(root, { write: true });
  expect(checkLicences(root).status).toBe('ok');
  writeFileSync(path.join(root, 'docs/licences.md'), 'old');
  expect(checkLicences(root).status).toBe('failed');
});
