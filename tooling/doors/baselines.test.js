import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { baselineOf } from './baselines.js';

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

function seen(file = 'ui.api.md') {
  const baseline = baselineOf({ folder: 'doors', git });
  return baseline && `${baseline.since}: ${baseline.read(file)}`;
}

test('a folder that git does not know has nothing to compare with', () => {
  write('alone');
  expect(seen()).toBeUndefined();
});

test('a repository without a release has nothing to compare with, whatever other tags it has', () => {
  git('init', '-b', 'main');
  commit('first');
  for (const tag of ['v0.9.0', 'very-old', '@fleetfoot/shell@1.0.0']) git('tag', tag);
  commit('second');
  expect(seen()).toBeUndefined();
});

test('the reports of the newest release count, not those since or on disk', () => {
  git('tag', 'v1.9.0');
  commit('third');
  git('tag', 'v1.10.0');
  commit('fourth');
  write('edited');
  expect(seen()).toBe('in v1.10.0: third');
  expect(seen('new.api.md')).toBe('in v1.10.0: undefined');
});

test('a branch is compared with the release that it comes from', () => {
  git('checkout', '-f', '-b', 'branch', 'v1.9.0');
  commit('of the branch');
  expect(seen()).toBe('in v1.9.0: second');
});
