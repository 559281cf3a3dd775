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

let first;

beforeAll(() => {
  git('init', '--quiet', '--initial-branch', 'main');
  git('config', 'user.name', 'Fleetfoot');
  git('config', 'user.email', 'fleetfoot@example.co.za');
  first = commit('feat: one');
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the last release is the commit before this one on main while the shell has no version', () => {
  const second = commit('feat: two');
  expect(last()).toBe(first);
  first = second;
});

test('the last release is main on another branch, also where only the origin knows main', () => {
  git('checkout', '--quiet', '-b', 'work');
  git('update-ref', 'refs/remotes/origin/main', first);
  git('branch', '--delete', '--force', 'main');
  commit('feat: three');
  expect(last()).toBe(first);
});

test('the last release is the last version of the shell before this commit, whatever other packages were given one', () => {
  const released = commit('chore(release): publish');
  git('tag', '--annotate', '@fleetfoot/shell@0.2.0', '--message', 'x');
  expect(last()).toBe(first);
  commit('feat: four');
  git('tag', '--annotate', '@fleetfoot/mf-auth@0.9.0', '--message', 'x');
  expect(last()).toBe(released);
  const later = commit('feat: five');
  expect(last()).toBe(released);
  expect(last('HEAD')).toBe(later);
});
