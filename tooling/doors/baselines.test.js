import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { baselinesOf } from './baselines.js';

const root = mkdtempSync(path.join(tmpdir(), 'baselines-'));
afterAll(() => rmSync(root, { recursive: true }));

function git(...args) {
  const identity = ['-c', 'user.name=a', '-c', 'user.email=a@example.co.za', '-c', 'commit.gpgsign=false'];
  try {
    const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
    return execFileSync('git', [...identity, ...args], options);
  } catch {
    return undefined;
  }
}

function write(text) {
  mkdirSync(path.join(root, 'doors'), { recursive: true });
  writeFileSync(path.join(root, 'doors/ui.api.md'), text);
}

function commit(text) {
  write(text);
  git('add', '-A');
  git('commit', '-m', text);
}

const seen = (file = 'ui.api.md') =>
  baselinesOf({ root, folder: 'doors', git }).map(({ since, read }) => `${since}: ${read(file)}`);

test('a folder that git does not know has the reports on disk', () => {
  write('alone');
  expect(seen()).toEqual(['as reported: alone']);
});

test('main has its own reports and those of the commit before', () => {
  git('init', '-b', 'main');
  commit('first');
  commit('second');
  write('edited');
  expect(seen()).toEqual(['as reported: edited', 'as on main: second', 'in the commit before: first']);
});

test('a branch has the reports of where it left main, however far main went', () => {
  git('checkout', '-f', '-b', 'branch');
  commit('of the branch');
  git('checkout', 'main');
  commit('further');
  git('checkout', 'branch');
  expect(seen()).toEqual(['as reported: of the branch', 'as on main: second']);
  expect(seen('new.api.md')).toEqual(['as reported: undefined', 'as on main: undefined']);
});
