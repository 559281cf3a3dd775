import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import jestConfig from '../../jest.config.js';
import { REMOTES, remotesIn, root } from './root.js';

const folder = mkdtempSync(path.join(tmpdir(), 'remotes-'));
afterAll(() => rmSync(folder, { recursive: true }));

const readJson = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

test('a copied remote is found, a file and another package are not', () => {
  cpSync(path.join(root, 'mf-api-keys/src'), path.join(folder, 'mf-sample/src'), { recursive: true });
  mkdirSync(path.join(folder, 'shell'));
  writeFileSync(path.join(folder, 'mf-notes.md'), '');
  expect(remotesIn(folder)).toEqual(['mf-sample']);
});

test('workspaces, types and tests take every remote by the same pattern', () => {
  expect(readJson('package.json').workspaces.filter((name) => name.startsWith('mf-'))).toEqual(['mf-*']);
  expect(readJson('tsconfig.remotes.json').include).toEqual(['mf-*/src']);
  expect(jestConfig.projects.map(({ displayName }) => displayName)).toEqual(expect.arrayContaining(REMOTES));
});
