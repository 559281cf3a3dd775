import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lastRelease } from './last-release.js';

const folder = mkdtempSync(path.join(tmpdir(), 'last-release-'));
const git = (...args) => execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
const last = (named) => lastRelease(git, named);

function commit(subject) {
  git('commit', '--quiet', '--allow-empty', '--message', subject);
  return git('rev-parse', 'HEAD');
}

beforeAll(() => {
  git('init', '--quiet', '--initial-branch', 'main');
  git('config', 'user.name', 'Fleetfoot');
  git('config', 'user.email', 'fleetfoot@example.co.za');
  commit('feat: one');
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a shell without a version has no last release', () => {
  commit('feat: two');
  expect(last()).toBeUndefined();
});

test('the last release is the last version of the shell before this commit, whatever other packages were given one', () => {
  const released = commit('chore(release): publish');
  git('tag', '--annotate', '@fleetfoot/shell@0.2.0', '--message', 'x');
  expect(last()).toBeUndefined();
  commit('feat: four');
  git('tag', '--annotate', '@fleetfoot/mf-auth@0.9.0', '--message', 'x');
  expect(last()).toBe(released);
  const later = commit('feat: five');
  expect(last()).toBe(released);
  expect(last('HEAD')).toBe(later);
});
