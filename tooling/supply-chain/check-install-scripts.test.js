import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkInstallScripts, lifecycleScripts, unexplainedScripts } from './check-install-scripts.js';

const scripted = (version) => ({ version, hasInstallScript: true });

test('an explained script passes, also where npm nested the package', () => {
  const packages = {
    'node_modules/a/node_modules/b': scripted('1.0.0'),
    'node_modules/c': { version: '1.0.0' },
  };
  expect(unexplainedScripts(packages, { b: 'prints a banner' })).toEqual([]);
});

test('an install script without an explanation fails', () => {
  expect(unexplainedScripts({ 'node_modules/b': scripted('1.0.0') }, {})).toEqual([
    expect.stringContaining('node_modules/b 1.0.0 wants to run a script at install'),
  ]);
});

test('an unneeded explanation fails', () => {
  expect(unexplainedScripts({}, { b: 'prints a banner' })).toEqual([expect.stringContaining('take it out')]);
});

test.each(['pretest', 'postbuild', 'prepare', 'install', 'prepublishOnly', 'postversion'])(
  'an install script %s of an own package is reported',
  (name) => {
    expect(lifecycleScripts('shell/package.json', { scripts: { [name]: 'x', build: 'x' } })).toHaveLength(1);
  },
);

test('a script whose name only begins like a hook is fine', () => {
  expect(lifecycleScripts('package.json', { scripts: { preflight: 'x', postbox: 'x' } })).toEqual([]);
});

test('scripts that are asked for by name are fine', () => {
  expect(lifecycleScripts('package.json', { scripts: { build: 'x', 'test:unit': 'x', start: 'x' } })).toEqual(
    [],
  );
});

test('npm must be told to run none', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'install-scripts-'));
  writeFileSync(path.join(root, 'package.json'), '{ "workspaces": [] }');
  writeFileSync(path.join(root, 'package-lock.json'), '{ "packages": {} }');
  const missing = '.npmrc: ignore-scripts=true is missing';
  expect(checkInstallScripts(root).problems).toContain(missing);
  writeFileSync(path.join(root, '.npmrc'), '; why\n# ignore-scripts=true\nignore-scripts = true\n');
  expect(checkInstallScripts(root).problems).not.toContain(missing);
  writeFileSync(path.join(root, '.npmrc'), 'ignore-scripts=false\n');
  expect(checkInstallScripts(root).problems).toContain(missing);
  rmSync(root, { recursive: true });
});
